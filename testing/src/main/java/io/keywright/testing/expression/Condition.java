package io.keywright.testing.expression;

import io.keywright.testing.value.Type;
import java.util.List;

/** A condition as a tree. */
public sealed interface Condition {

    /** Comparison operators as they are written. */
    enum Comparator {
        EQUAL("="),
        NOT_EQUAL("<>"),
        LESS("<"),
        LESS_OR_EQUAL("<="),
        GREATER(">"),
        GREATER_OR_EQUAL(">=");

        private final String symbol;

        Comparator(String symbol) {
            this.symbol = symbol;
        }

        public String symbol() {
            return symbol;
        }

        /** The comparator that is written so. */
        public static Comparator of(String symbol) {
            for (Comparator comparator : values()) {
                if (comparator.symbol.equals(symbol)) {
                    return comparator;
                }
            }
            throw new IllegalArgumentException(symbol + " is no comparator");
        }

        /** The operator that says the same with its operands exchanged. */
        public Comparator mirrored() {
            return switch (this) {
                case LESS -> GREATER;
                case LESS_OR_EQUAL -> GREATER_OR_EQUAL;
                case GREATER -> LESS;
                case GREATER_OR_EQUAL -> LESS_OR_EQUAL;
                default -> this;
            };
        }
    }

    record And(Condition left, Condition right) implements Condition {}

    record Or(Condition left, Condition right) implements Condition {}

    record Not(Condition condition) implements Condition {}

    record Compare(Comparator comparator, Operand left, Operand right) implements Condition {}

    record Between(Operand value, Operand low, Operand high) implements Condition {}

    record In(Operand value, List<Operand> candidates) implements Condition {
        public In {
            candidates = List.copyOf(candidates);
        }
    }

    record Exists(DocumentPath path) implements Condition {}

    record NotExists(DocumentPath path) implements Condition {}

    record HasType(Operand value, Type type) implements Condition {}

    record BeginsWith(Operand value, Operand prefix) implements Condition {}

    record Contains(Operand value, Operand part) implements Condition {}
}
