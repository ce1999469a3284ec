/** The command line for a table. */
@NullMarked
package io.keywright.tools;

import org.jspecify.annotations.NullMarked;
