/** Text as DynamoDB compares and limits it. */
@NullMarked
package io.keywright.runtime.text;

import org.jspecify.annotations.NullMarked;
