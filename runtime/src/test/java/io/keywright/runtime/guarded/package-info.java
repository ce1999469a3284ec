/** An entity with a unique value, as generated code has it. */
@NullMarked
package io.keywright.runtime.guarded;

import org.jspecify.annotations.NullMarked;
