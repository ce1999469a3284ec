@NullMarked
package io.keywright.testing.boundary.domain;

import org.jspecify.annotations.NullMarked;
