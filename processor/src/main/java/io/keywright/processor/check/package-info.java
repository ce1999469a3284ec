/**
 * The rules, as pure functions from a table to its problems. They know no compiler: what they say about a table they
 * would say about the same table anywhere.
 */
@NullMarked
package io.keywright.processor.check;

import org.jspecify.annotations.NullMarked;
