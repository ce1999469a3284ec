/** The tables of the AWS SDK's Enhanced Client, with the items of Keywright. */
@NullMarked
package io.keywright.runtime.enhanced;

import org.jspecify.annotations.NullMarked;
