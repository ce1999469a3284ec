package io.keywright.testing.partiql;

import io.keywright.testing.expression.DocumentPath;
import io.keywright.testing.value.Value;
import java.util.List;

/** An expression of a statement as it was written, parameters replaced by their values. */
public sealed interface Expression {

    /** A name and the way into it. */
    record Path(DocumentPath path) implements Expression {}

    /** A literal, or the value of a parameter. */
    record Constant(Value value) implements Expression {}

    /** {@code MISSING}: no value. */
    record Missing() implements Expression {}

    /** {@code [a, b]}, or several expressions in parentheses. */
    record ListOf(List<Expression> elements) implements Expression {
        public ListOf {
            elements = List.copyOf(elements);
        }
    }

    /** {@code <<a, b>>}. */
    record SetOf(List<Expression> elements) implements Expression {
        public SetOf {
            elements = List.copyOf(elements);
        }
    }

    /** {@code {'name': value}}. */
    record TupleOf(List<Member> members) implements Expression {
        public TupleOf {
            members = List.copyOf(members);
        }
    }

    /** A name and its value in a tuple. */
    record Member(Expression name, Expression value) {}

    /** A function, its name in lower case, and its arguments. */
    record Call(String function, List<Expression> arguments) implements Expression {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** An operator between two expressions, in lower case. */
    record Binary(String operator, Expression left, Expression right) implements Expression {}

    record Not(Expression expression) implements Expression {}

    record Between(Expression value, Expression low, Expression high) implements Expression {}

    record In(Expression value, Expression candidates) implements Expression {}

    /** {@code value IS type}, the type's name in lower case. */
    record Is(Expression value, String type) implements Expression {}
}
