/** How many operations a second the engine answers, beside other servers. */
@NullMarked
package io.keywright.testing.throughput;

import org.jspecify.annotations.NullMarked;
