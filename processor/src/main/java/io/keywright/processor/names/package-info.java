/** Every identifier of the generated code is decided here. */
@NullMarked
package io.keywright.processor.names;

import org.jspecify.annotations.NullMarked;
