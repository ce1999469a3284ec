/** Attribute values as DynamoDB stores them: types, order, size, and reading them from a request. */
@NullMarked
package io.keywright.testing.value;

import org.jspecify.annotations.NullMarked;
