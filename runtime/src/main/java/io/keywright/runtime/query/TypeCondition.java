package io.keywright.runtime.query;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.Converters;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The filter that leaves out items of other types. It lets items without a type through where those are an error, and
 * for several entities also those of unknown types, which a listener is to hear of.
 */
final class TypeCondition {

    /** DynamoDB takes at most this many values in one IN. */
    private static final int MOST_IN = 100;

    private TypeCondition() {}

    /** Null where every type of the table is wanted. */
    static <T> @Nullable Condition<T> of(QuerySource<T> source) {
        List<String> types = source.decoder().types();
        AttributeReference<T, String> type = type(source);
        return source.isOfOneEntity() ? only(types, type, source) : noneOf(others(source, types), type);
    }

    /** What {@link #of} lets through because the reader has something to say of it is left out, too. */
    static <T> Condition<T> exactly(QuerySource<T> source) {
        List<String> types = source.decoder().types();
        List<Condition<T>> some = new ArrayList<>();
        for (int from = 0; from < types.size(); from += MOST_IN) {
            some.add(type(source).in(types.subList(from, Math.min(types.size(), from + MOST_IN))));
        }
        return Condition.anyOf(some);
    }

    private static <T> AttributeReference<T, String> type(QuerySource<T> source) {
        String name = source.table().layout().typeAttribute();
        return new AttributeReference<>(AttributePath.of(name, name), Converters.ofString());
    }

    /** An entity has several types where its type was renamed. */
    private static <T> Condition<T> only(
            List<String> wanted, AttributeReference<T, String> type, QuerySource<T> source) {
        Condition<T> equal = wanted.size() == 1 ? type.eq(wanted.get(0)) : type.in(wanted);
        return source.table().options().missingType() == MissingType.SKIP ? equal : equal.or(type.notExists());
    }

    private static List<String> others(QuerySource<?> source, List<String> types) {
        List<String> others = new ArrayList<>(source.table().layout().types());
        others.removeAll(types);
        return others;
    }

    private static <T> @Nullable Condition<T> noneOf(List<String> types, AttributeReference<T, String> type) {
        Condition<T> none = null;
        for (int from = 0; from < types.size(); from += MOST_IN) {
            List<String> some = types.subList(from, Math.min(types.size(), from + MOST_IN));
            Condition<T> others = type.in(some).not();
            none = none == null ? others : none.and(others);
        }
        return none;
    }
}
