@NullMarked
package io.keywright.processor.emit;

import org.jspecify.annotations.NullMarked;
