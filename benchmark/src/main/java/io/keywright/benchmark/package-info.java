/** What generated code costs beside code written by hand and the AWS Enhanced Client, measured in one run. */
@NullMarked
package io.keywright.benchmark;

import org.jspecify.annotations.NullMarked;
