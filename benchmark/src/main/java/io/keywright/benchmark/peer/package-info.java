/** The same mapping by other means. */
@NullMarked
package io.keywright.benchmark.peer;

import org.jspecify.annotations.NullMarked;
