/** What the service answers when it refuses a request: codes, messages, and the checks of request shape. */
@NullMarked
package io.keywright.testing.error;

import org.jspecify.annotations.NullMarked;
