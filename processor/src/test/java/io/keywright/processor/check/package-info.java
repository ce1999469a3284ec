@NullMarked
package io.keywright.processor.check;

import org.jspecify.annotations.NullMarked;
