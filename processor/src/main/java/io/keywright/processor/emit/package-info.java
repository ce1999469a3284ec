/**
 * From a table's records to Java sources and resources. One class writes one generated class; each receives values that
 * never change and reports nothing: what reaches this package has been checked, or is written as a stub.
 */
@NullMarked
package io.keywright.processor.emit;

import org.jspecify.annotations.NullMarked;
