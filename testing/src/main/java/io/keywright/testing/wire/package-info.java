/** How a request reaches the engine: behind the SDK in process, or over a loopback port. */
@NullMarked
package io.keywright.testing.wire;

import org.jspecify.annotations.NullMarked;
