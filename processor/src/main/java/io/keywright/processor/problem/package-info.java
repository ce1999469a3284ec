/** What is wrong with a design, as plain values; only {@code ProblemPrinter} knows the compiler. */
@NullMarked
package io.keywright.processor.problem;

import org.jspecify.annotations.NullMarked;
