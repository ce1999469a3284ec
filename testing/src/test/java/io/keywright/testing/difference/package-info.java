/** Random requests to two servers, whose answers and tables must be the same. */
@NullMarked
package io.keywright.testing.difference;

import org.jspecify.annotations.NullMarked;
