/** What writes keep beside an entity's properties: versions, times, what may not change, what no two items share. */
@NullMarked
package io.keywright.runtime.mark;

import org.jspecify.annotations.NullMarked;
