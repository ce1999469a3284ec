/** Condition, key condition, projection and update expressions: one tokenizer, one parser, trees, evaluation. */
@NullMarked
package io.keywright.testing.expression;

import org.jspecify.annotations.NullMarked;
