/** The table of the entities: what Keywright generates is here. */
@NullMarked
package io.keywright.benchmark.table;

import org.jspecify.annotations.NullMarked;
