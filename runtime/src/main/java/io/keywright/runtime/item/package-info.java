/** Items: how objects become attributes and attributes become objects. */
@NullMarked
package io.keywright.runtime.item;

import org.jspecify.annotations.NullMarked;
