/** How operations are carried out: as steps, which one executor takes on a blocking client and another on an asynchronous one. */
@NullMarked
package io.keywright.runtime.execution;

import org.jspecify.annotations.NullMarked;
