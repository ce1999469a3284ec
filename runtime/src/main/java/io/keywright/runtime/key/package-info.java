/** Keys: how values become their text, and ranges of sort keys. */
@NullMarked
package io.keywright.runtime.key;

import org.jspecify.annotations.NullMarked;
