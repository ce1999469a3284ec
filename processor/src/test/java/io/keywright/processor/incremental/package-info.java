@NullMarked
package io.keywright.processor.incremental;

import org.jspecify.annotations.NullMarked;
