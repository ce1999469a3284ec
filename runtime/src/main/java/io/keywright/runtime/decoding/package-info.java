/** Stored items on their way back: their type, their key, and what they become. */
@NullMarked
package io.keywright.runtime.decoding;

import org.jspecify.annotations.NullMarked;
