package io.keywright.processor.emit;

import com.squareup.javapoet.TypeName;

/**
 * What a condition takes.
 *
 * @param type the parameter's type
 * @param filtered whether the key tells less than the value, so that a filter on the stored property makes it exact
 */
record Argument(TypeName type, boolean filtered) {}
