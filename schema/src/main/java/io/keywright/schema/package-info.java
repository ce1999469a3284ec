/**
 * A single-table design as records, and pure functions over them. The processor reads javac's elements into a {@link
 * io.keywright.schema.Table}, a generated descriptor returns it at run time, the tools read it; nobody else parses a
 * template.
 */
@NullMarked
package io.keywright.schema;

import org.jspecify.annotations.NullMarked;
