/**
 * As much JSON as the model and the files of the dialects need. Not exported: the schema has no dependencies, so that
 * the processor brings none into a user's compilation, and this is no library.
 */
@NullMarked
package io.keywright.schema.json;

import org.jspecify.annotations.NullMarked;
