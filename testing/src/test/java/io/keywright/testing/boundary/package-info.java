@NullMarked
package io.keywright.testing.boundary;

import org.jspecify.annotations.NullMarked;
