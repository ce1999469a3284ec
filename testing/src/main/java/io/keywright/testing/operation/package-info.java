/** The operations of the service, one class each, over the tables of one engine. */
@NullMarked
package io.keywright.testing.operation;

import org.jspecify.annotations.NullMarked;
