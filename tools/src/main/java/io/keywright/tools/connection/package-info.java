/** Which table a command is about, and how DynamoDB is reached. */
@NullMarked
package io.keywright.tools.connection;

import org.jspecify.annotations.NullMarked;
