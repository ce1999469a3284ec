/** The files that are written from a table's model. */
@NullMarked
package io.keywright.schema.dialect;

import org.jspecify.annotations.NullMarked;
