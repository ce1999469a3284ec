package io.keywright.runtime.query;

import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.mark.Expiry;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.position.Identity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What DynamoDB leaves out of the items it has read: what the caller asked for, what makes conditions on the key exact,
 * what has expired, and other types. Immutable.
 */
final class Filter<T> {

    private static final String PARAMETER = "FilterExpression";

    private final QuerySource<T> source;
    private final List<PropertyFilter> exact;
    private final @Nullable Condition<T> asked;
    private final List<MarkedAttribute> expiring;

    Filter(QuerySource<T> source, PropertyFilter... exact) {
        this(source, List.of(exact), null, List.of());
    }

    private Filter(
            QuerySource<T> source,
            List<PropertyFilter> exact,
            @Nullable Condition<T> asked,
            List<MarkedAttribute> expiring) {
        this.source = source;
        this.exact = exact;
        this.asked = asked;
        this.expiring = expiring;
    }

    /** The same with more that makes conditions on the key exact. */
    Filter<T> and(PropertyFilter... more) {
        List<PropertyFilter> all = new ArrayList<>(exact);
        all.addAll(List.of(more));
        return new Filter<>(source, all, asked, expiring);
    }

    /** The same with more that the caller asks for. */
    Filter<T> and(Condition<T> more) {
        return new Filter<>(source, exact, asked == null ? more : asked.and(more), expiring);
    }

    /** The same without items whose time has come by one of these. */
    Filter<T> without(List<MarkedAttribute> timesToLive) {
        return new Filter<>(source, exact, asked, timesToLive);
    }

    /** The same for other results that are made of the same items. */
    @SuppressWarnings("unchecked") // What a condition is of says only which query takes it.
    <P> Filter<P> of(QuerySource<P> other) {
        return new Filter<>(other, exact, (Condition<P>) asked, expiring);
    }

    /** Whether items can be read and not be given. */
    boolean leavesItemsOut() {
        return source.filtersTypes() || !exact.isEmpty() || asked != null || !expiring.isEmpty();
    }

    /** For items that are read. */
    @Nullable
    String expression(Placeholders placeholders) {
        return expression(source.filtersTypes() ? TypeCondition.of(source) : null, placeholders);
    }

    /** For items that are only counted, so that nobody looks at their types any more. */
    @Nullable
    String countingExpression(Placeholders placeholders) {
        return expression(TypeCondition.exactly(source), placeholders);
    }

    private @Nullable String expression(@Nullable Condition<T> types, Placeholders placeholders) {
        List<Condition<T>> parts = new ArrayList<>();
        if (asked != null) {
            parts.add(asked);
        }
        for (PropertyFilter filter : exact) {
            parts.add(filter.condition());
        }
        for (MarkedAttribute timeToLive : expiring) {
            parts.add(Expiry.notReached(timeToLive, source.table().options().clock()));
        }
        if (types != null) {
            parts.add(types);
        }
        return parts.isEmpty() ? null : Condition.allOf(parts).expression(PARAMETER, placeholders);
    }

    /** Adds what tells this filter from others. */
    void identify(Identity identity) {
        for (PropertyFilter filter : exact) {
            filter.identify(identity);
        }
        if (!expiring.isEmpty()) {
            // The time of the request is none of it, else no page could follow another.
            identity.text("expired", "hidden");
        }
        if (asked == null) {
            return;
        }
        Placeholders placeholders = new Placeholders();
        identity.text("condition", asked.expression(PARAMETER, placeholders));
        Map<String, String> names = placeholders.names();
        identity.texts("names", names == null ? List.of() : new ArrayList<>(names.values()));
        Map<String, AttributeValue> values = placeholders.values();
        if (values != null) {
            for (AttributeValue value : values.values()) {
                identity.value("value", value);
            }
        }
    }
}
