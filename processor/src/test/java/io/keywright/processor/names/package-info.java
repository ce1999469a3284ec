@NullMarked
package io.keywright.processor.names;

import org.jspecify.annotations.NullMarked;
