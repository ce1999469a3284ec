/** References to attributes, the conditions that they make, and the numbered placeholders of a request's expressions. */
@NullMarked
package io.keywright.runtime.expression;

import org.jspecify.annotations.NullMarked;
