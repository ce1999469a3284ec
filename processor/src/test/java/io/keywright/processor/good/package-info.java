@NullMarked
package io.keywright.processor.good;

import org.jspecify.annotations.NullMarked;
