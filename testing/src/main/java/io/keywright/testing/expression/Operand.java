package io.keywright.testing.expression;

import io.keywright.testing.value.Value;

/** What a condition compares or an update sets. */
public sealed interface Operand {

    /** The value at a path. */
    record Attribute(DocumentPath path) implements Operand {}

    /** A value given with the request. */
    record Literal(Value value) implements Operand {}

    /** {@code size(path)}: length of text, bytes or collection. */
    record Size(Operand of) implements Operand {}

    /** {@code if_not_exists(path, value)}. */
    record IfNotExists(DocumentPath path, Operand otherwise) implements Operand {}

    /** {@code list_append(list, list)}. */
    record ListAppend(Operand first, Operand second) implements Operand {}

    /** {@code a + b} or {@code a - b}. */
    record Sum(Operand left, Operand right, boolean negated) implements Operand {}
}
