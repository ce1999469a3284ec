/** Expressions and their numbered placeholders. */
@NullMarked
package io.keywright.runtime.expression;

import org.jspecify.annotations.NullMarked;
