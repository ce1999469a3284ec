/** The experiment of reading and writing the protocol's bytes behind the SDK's back. */
@NullMarked
package io.keywright.benchmark.wire;

import org.jspecify.annotations.NullMarked;
