/** The annotation processors: read, check, print and emit, for each table. */
@NullMarked
package io.keywright.processor;

import org.jspecify.annotations.NullMarked;
