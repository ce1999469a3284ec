/** Cases in text: requests as they go over the wire, and what the service answers. */
@NullMarked
package io.keywright.testing.wirecases;

import org.jspecify.annotations.NullMarked;
