@NullMarked
package io.keywright.tools.diff;

import org.jspecify.annotations.NullMarked;
