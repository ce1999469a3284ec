/** Commands on raw items and keys, whatever their type. */
@NullMarked
package io.keywright.tools.item;

import org.jspecify.annotations.NullMarked;
