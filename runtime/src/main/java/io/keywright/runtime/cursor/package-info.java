/** How cursors are signed or encrypted before they leave the program. */
@NullMarked
package io.keywright.runtime.cursor;

import org.jspecify.annotations.NullMarked;
