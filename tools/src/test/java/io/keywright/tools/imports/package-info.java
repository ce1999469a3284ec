@NullMarked
package io.keywright.tools.imports;

import org.jspecify.annotations.NullMarked;
