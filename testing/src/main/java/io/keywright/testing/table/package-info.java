/** Tables and their indexes: definitions, keys in storage order, items. */
@NullMarked
package io.keywright.testing.table;

import org.jspecify.annotations.NullMarked;
