/** The subcommands, one class each, and what they share: exit codes and failures. */
@NullMarked
package io.keywright.tools.command;

import org.jspecify.annotations.NullMarked;
