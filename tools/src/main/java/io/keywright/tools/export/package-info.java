/** From a table, or from DynamoDB's own export of it, to one table of SQL for each type. */
@NullMarked
package io.keywright.tools.export;

import org.jspecify.annotations.NullMarked;
