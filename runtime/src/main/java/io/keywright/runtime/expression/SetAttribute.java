package io.keywright.runtime.expression;

import io.keywright.runtime.item.Converter;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A set. An empty one is stored by leaving its attribute out, unless that means something else. Immutable.
 *
 * @param <E> the entity
 * @param <T> what the set holds
 */
public final class SetAttribute<E, T> extends AttributeReference<E, Set<T>> {

    private final boolean keepsEmpty;

    /** A property that is a set. */
    public SetAttribute(AttributePath path, Converter<Set<T>> converter) {
        this(path, converter, false);
    }

    private SetAttribute(AttributePath path, Converter<Set<T>> converter, boolean keepsEmpty) {
        super(path, converter);
        this.keepsEmpty = keepsEmpty;
    }

    /** A property that is a set and can be absent, so that an empty one is stored, as an empty list. */
    public static <E, T> SetAttribute<E, T> keepingEmpty(AttributePath path, Converter<Set<T>> converter) {
        return new SetAttribute<>(path, converter, true);
    }

    /** Whether a value is stored by leaving the attribute out. */
    boolean leavesOut(Set<?> value) {
        return value.isEmpty() && !keepsEmpty;
    }

    /** The same members; for an empty set that is not stored, that the attribute is not there. */
    @Override
    public Condition<E> eq(Set<T> value) {
        return leavesOut(value) ? notExists() : same(value);
    }

    /** DynamoDB compares lists in their order, which sets do not have. */
    private Condition<E> same(Set<T> value) {
        AttributeValue stored = stored(value);
        if (!stored.hasL() || stored.l().size() < 2) {
            return super.eq(value);
        }
        Condition<E> same = size().eq(stored.l().size());
        for (AttributeValue member : stored.l()) {
            same = same.and(test(Question.function("contains", member)));
        }
        return same;
    }

    /** Other members; for an empty set that is not stored, that the attribute is there. */
    @Override
    public Condition<E> ne(Set<T> value) {
        if (leavesOut(value)) {
            return exists();
        }
        AttributeValue stored = stored(value);
        return stored.hasL() && stored.l().size() > 1 ? same(value).not() : super.ne(value);
    }

    /** With this member; throws what {@link #eq} throws. */
    public Condition<E> contains(T member) {
        return test(Question.function("contains", member(stored(Set.of(member)))));
    }

    private static AttributeValue member(AttributeValue one) {
        return switch (one.type()) {
            case SS -> AttributeValue.createS(one.ss().get(0));
            case NS -> AttributeValue.createN(one.ns().get(0));
            case BS -> AttributeValue.createB(one.bs().get(0));
            default -> one.l().get(0);
        };
    }

    /** How many members there are, at least 1. */
    public SizeReference<E> size() {
        return new SizeReference<>(location());
    }
}
