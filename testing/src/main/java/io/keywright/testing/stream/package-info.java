/** Change streams: what was written to a table, in order, for readers that follow it. */
@NullMarked
package io.keywright.testing.stream;

import org.jspecify.annotations.NullMarked;
