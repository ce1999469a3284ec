@NullMarked
package io.keywright.tools.export;

import org.jspecify.annotations.NullMarked;
