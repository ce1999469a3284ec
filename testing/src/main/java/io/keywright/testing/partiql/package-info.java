/** PartiQL as DynamoDB has it: text to tokens to a tree, and the tree to the conditions and updates of expressions. */
@NullMarked
package io.keywright.testing.partiql;

import org.jspecify.annotations.NullMarked;
