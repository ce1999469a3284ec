/** What commands print: tables for people, JSON lines for programs, items as DynamoDB has them. */
@NullMarked
package io.keywright.tools.output;

import org.jspecify.annotations.NullMarked;
