@NullMarked
package io.keywright.testing.boundary.leaky;

import org.jspecify.annotations.NullMarked;
