@NullMarked
package io.keywright.testing;

import org.jspecify.annotations.NullMarked;
