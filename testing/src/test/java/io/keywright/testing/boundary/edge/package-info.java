@NullMarked
package io.keywright.testing.boundary.edge;

import org.jspecify.annotations.NullMarked;
