/** Writes and reads of several items that happen together or not at all. */
@NullMarked
package io.keywright.runtime.transaction;

import org.jspecify.annotations.NullMarked;
