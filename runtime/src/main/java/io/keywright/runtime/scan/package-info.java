/** Reading a whole table, which is what its name says: a scan. */
@NullMarked
package io.keywright.runtime.scan;

import org.jspecify.annotations.NullMarked;
