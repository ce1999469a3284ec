package io.keywright.runtime.expression;

import io.keywright.runtime.error.InvalidExpressionException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The size of a text, of bytes, or of a collection. What is not there has none: it compares as false, but for {@link #ne}.
 * An empty set is not there.
 *
 * @param <E> the entity
 */
public final class SizeReference<E> {

    private final AttributePath path;

    SizeReference(AttributePath path) {
        this.path = path;
    }

    /** As large as this. */
    public Condition<E> eq(int size) {
        return test("=", size);
    }

    /** Not as large as this, or without a size. */
    public Condition<E> ne(int size) {
        return path.variants().size() == 1 ? test("<>", size) : eq(size).not();
    }

    /** Smaller. */
    public Condition<E> lt(int size) {
        return test("<", size);
    }

    /** Smaller or as large as this. */
    public Condition<E> le(int size) {
        return test("<=", size);
    }

    /** Larger. */
    public Condition<E> gt(int size) {
        return test(">", size);
    }

    /** Larger or as large as this. */
    public Condition<E> ge(int size) {
        return test(">=", size);
    }

    /**
     * From one size to another, both included.
     *
     * @throws InvalidExpressionException if the second is below the first
     */
    public Condition<E> between(int low, int high) {
        if (low > high) {
            throw new InvalidExpressionException(
                    "The size of " + path + " is held against bounds in the wrong order.", null);
        }
        return Tested.of(path, Question.between(number(low), number(high)).ofSize());
    }

    private Condition<E> test(String operator, int size) {
        return Tested.of(path, Question.comparison(operator, number(size)).ofSize());
    }

    private static AttributeValue number(int number) {
        return AttributeValue.createN(Integer.toString(number));
    }
}
