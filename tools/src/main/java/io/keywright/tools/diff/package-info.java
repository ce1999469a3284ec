/** What lies between two models of one table: for the stored items, for programs that still run, for the table itself. */
@NullMarked
package io.keywright.tools.diff;

import org.jspecify.annotations.NullMarked;
