package io.keywright.runtime.expression;

import java.util.ArrayList;
import java.util.List;

/** Several conditions with AND or OR between them. Those of one kind are one, however they were put together. */
final class Junction<E> extends Condition<E> {

    static final String AND = " AND ";
    static final String OR = " OR ";

    private final String operator;
    private final List<Condition<E>> parts;

    private Junction(String operator, List<Condition<E>> parts) {
        super(depth(parts));
        this.operator = operator;
        this.parts = parts;
    }

    static <E> Condition<E> of(String operator, List<Condition<E>> conditions) {
        List<Condition<E>> parts = new ArrayList<>(conditions.size());
        for (Condition<E> condition : conditions) {
            if (condition instanceof Junction<E> junction && junction.operator.equals(operator)) {
                parts.addAll(junction.parts);
            } else {
                parts.add(condition);
            }
        }
        return parts.size() == 1 ? parts.get(0) : new Junction<>(operator, parts);
    }

    private static int depth(List<? extends Condition<?>> parts) {
        int deepest = 0;
        for (Condition<?> part : parts) {
            deepest = Math.max(deepest, part.depth() + (part instanceof Junction ? 1 : 0));
        }
        return deepest;
    }

    @Override
    void write(ExpressionWriter to) {
        for (int i = 0; i < parts.size(); i++) {
            Condition<E> part = parts.get(i);
            boolean other = part instanceof Junction;
            to.text(i == 0 ? "" : operator).text(other ? "(" : "");
            part.write(to);
            to.text(other ? ")" : "");
        }
        to.operators(parts.size() - 1);
    }
}
