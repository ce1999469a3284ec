/** The records of a table's stream as typed changes. */
@NullMarked
package io.keywright.runtime.change;

import org.jspecify.annotations.NullMarked;
