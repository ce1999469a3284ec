package io.keywright.runtime.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is asked of an item: a condition of a write, or a filter of a query. The references in an entity's generated
 * {@code …Attributes} class make them; {@link #and}, {@link #or} and {@link #not} combine them. Immutable, so parts can be
 * kept and used again, in several requests, too.
 *
 * <p>An attribute that is not there compares as false with everything, except by {@link AttributeReference#ne}.
 *
 * <p>DynamoDB takes at most 300 operators and functions and 4 KB of text in one expression, names and values apart. What
 * is over that, or nested in more than 64 parentheses, is refused before anything is sent, as {@link
 * io.keywright.runtime.error.InvalidExpressionException}.
 *
 * @param <E> the entity; a condition on one cannot be used for another
 */
public abstract class Condition<E> {

    static final int DEEPEST = 64;

    private final int depth;

    /**
     * Some levels of parentheses.
     *
     * @param depth how many
     */
    Condition(int depth) {
        this.depth = depth;
    }

    /** Holds if both hold. */
    public final Condition<E> and(Condition<E> other) {
        return Junction.of(Junction.AND, List.of(this, Objects.requireNonNull(other, "other")));
    }

    /** Holds if one or both hold. */
    public final Condition<E> or(Condition<E> other) {
        return Junction.of(Junction.OR, List.of(this, Objects.requireNonNull(other, "other")));
    }

    /** Holds if this does not: also where it compares with an attribute that is not there. */
    public Condition<E> not() {
        return new Negation<>(this);
    }

    /**
     * Holds if all hold.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static <E> Condition<E> allOf(Iterable<? extends Condition<E>> conditions) {
        return Junction.of(Junction.AND, Condition.<E>list(conditions));
    }

    /**
     * Holds if at least one holds.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static <E> Condition<E> anyOf(Iterable<? extends Condition<E>> conditions) {
        return Junction.of(Junction.OR, Condition.<E>list(conditions));
    }

    /**
     * A comparison with a stored value.
     *
     * @param operator one of DynamoDB's: {@code =}, {@code <>}, {@code <}, {@code <=}, {@code >}, {@code >=}
     */
    public static <E> Condition<E> stored(AttributePath path, String operator, AttributeValue value) {
        return Tested.of(path, Question.comparison(operator, value));
    }

    /** That an item holds nothing there, or NULL, which is read as nothing. */
    public static <E> Condition<E> absent(AttributePath path) {
        Condition<E> nowhere = Tested.ofAll(path, Question.function("attribute_not_exists"));
        return nowhere.or(Tested.of(
                path, Question.function("attribute_type", AttributeValue.createS(StoredType.NULL.descriptor()))));
    }

    private static <E> List<Condition<E>> list(Iterable<? extends Condition<E>> conditions) {
        List<Condition<E>> list = new ArrayList<>();
        for (Condition<E> condition : conditions) {
            list.add(Objects.requireNonNull(condition, "condition"));
        }
        if (list.isEmpty()) {
            throw new IllegalArgumentException("there must be at least one condition");
        }
        return list;
    }

    /**
     * The text for a request.
     *
     * @param parameter of the request: {@code ConditionExpression}
     * @param placeholders of the request, to which names and values are added
     * @throws io.keywright.runtime.error.InvalidExpressionException if it is larger than DynamoDB takes
     */
    public final String expression(String parameter, Placeholders placeholders) {
        ExpressionWriter writer = new ExpressionWriter(parameter, placeholders);
        if (depth > DEEPEST) {
            throw writer.refusal("is nested " + depth + " levels deep, where " + DEEPEST + " are taken");
        }
        write(writer);
        return writer.finish();
    }

    final int depth() {
        return depth;
    }

    abstract void write(ExpressionWriter to);
}
