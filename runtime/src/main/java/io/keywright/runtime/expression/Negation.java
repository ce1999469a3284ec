package io.keywright.runtime.expression;

/** The opposite of a condition. */
final class Negation<E> extends Condition<E> {

    private final Condition<E> condition;

    Negation(Condition<E> condition) {
        super(condition.depth() + 1);
        this.condition = condition;
    }

    @Override
    public Condition<E> not() {
        return condition;
    }

    @Override
    void write(ExpressionWriter to) {
        boolean several = condition instanceof Junction;
        to.text(several ? "NOT (" : "NOT ").operators(1);
        condition.write(to);
        to.text(several ? ")" : "");
    }
}
