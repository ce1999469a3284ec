/** What compiling with annotation processors costs. */
@NullMarked
package io.keywright.benchmark.compile;

import org.jspecify.annotations.NullMarked;
