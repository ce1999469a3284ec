/**
 * Each rule on real source: {@code bad/Rule.java} breaks it, with the diagnostics as comments above their lines; {@code
 * good/Rule.java} is the mended twin.
 */
@NullMarked
package io.keywright.processor.rules;

import org.jspecify.annotations.NullMarked;
