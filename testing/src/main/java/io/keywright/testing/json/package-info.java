/** Typed access to a request body, and the body of a reply. */
@NullMarked
package io.keywright.testing.json;

import org.jspecify.annotations.NullMarked;
