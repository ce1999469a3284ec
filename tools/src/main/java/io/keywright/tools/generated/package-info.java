/** The classes that were generated for a table, found by their names: the only place that uses reflection. */
@NullMarked
package io.keywright.tools.generated;

import org.jspecify.annotations.NullMarked;
