/** What is done with a table as a whole, beside its entities. */
@NullMarked
package io.keywright.runtime.table;

import org.jspecify.annotations.NullMarked;
