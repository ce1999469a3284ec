/** Operations on one item, and on the table itself. */
@NullMarked
package io.keywright.runtime.operation;

import org.jspecify.annotations.NullMarked;
