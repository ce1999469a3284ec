/** How what was read so far becomes a text that a later read can be begun with. Not for users. */
@NullMarked
package io.keywright.runtime.position;

import org.jspecify.annotations.NullMarked;
