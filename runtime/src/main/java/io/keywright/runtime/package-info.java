/** What a generated table is opened with, and the contract of its descriptor. */
@NullMarked
package io.keywright.runtime;

import org.jspecify.annotations.NullMarked;
