/** What can go wrong, as types whose accessors carry everything and whose messages carry no values. */
@NullMarked
package io.keywright.runtime.error;

import org.jspecify.annotations.NullMarked;
