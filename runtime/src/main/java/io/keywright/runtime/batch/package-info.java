/** Many reads or writes at once, in as many requests as it takes, each item for itself. */
@NullMarked
package io.keywright.runtime.batch;

import org.jspecify.annotations.NullMarked;
