/** Commands on a table as a whole: making it, counting it, looking at its design beforehand. */
@NullMarked
package io.keywright.tools.admin;

import org.jspecify.annotations.NullMarked;
