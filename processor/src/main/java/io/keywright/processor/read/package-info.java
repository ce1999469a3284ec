/** From the compiler's elements to the schema: no other package of the processor knows them. */
@NullMarked
package io.keywright.processor.read;

import org.jspecify.annotations.NullMarked;
