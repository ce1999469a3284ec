/** A small table, written by hand as the processor would write it. */
@NullMarked
package io.keywright.runtime.shop;

import org.jspecify.annotations.NullMarked;
