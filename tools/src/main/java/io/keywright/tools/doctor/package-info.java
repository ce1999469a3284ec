/** Looks at every item of a table, and mends what follows from the rest of the item. */
@NullMarked
package io.keywright.tools.doctor;

import org.jspecify.annotations.NullMarked;
