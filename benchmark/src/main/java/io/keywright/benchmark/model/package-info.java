/** The entities that are mapped. */
@NullMarked
package io.keywright.benchmark.model;

import org.jspecify.annotations.NullMarked;
