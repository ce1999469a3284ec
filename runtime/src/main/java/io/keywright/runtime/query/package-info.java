/** Queries: conditions on the sort key, pages, cursors. */
@NullMarked
package io.keywright.runtime.query;

import org.jspecify.annotations.NullMarked;
