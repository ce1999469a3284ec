/** What the first mapping in a fresh JVM costs. */
@NullMarked
package io.keywright.benchmark.start;

import org.jspecify.annotations.NullMarked;
