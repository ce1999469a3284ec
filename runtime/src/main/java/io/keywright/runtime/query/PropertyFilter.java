package io.keywright.runtime.query;

import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Condition;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A comparison of a stored property, applied by DynamoDB after the items are read: what makes a condition exact where
 * the key holds less than the property. A filter may not name a key attribute. Immutable.
 */
public final class PropertyFilter {

    private final List<String> path;
    private final String operator;
    private final AttributeValue value;

    private PropertyFilter(List<String> path, String operator, AttributeValue value) {
        this.path = path;
        this.operator = operator;
        this.value = value;
    }

    /** Items whose attribute equals the value. */
    public static PropertyFilter equal(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), "=", value);
    }

    /** Items whose attribute does not equal the value. */
    public static PropertyFilter notEqual(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), "<>", value);
    }

    /** Items whose attribute is below the value. */
    public static PropertyFilter lessThan(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), "<", value);
    }

    /** Items whose attribute is the value or below it. */
    public static PropertyFilter lessOrEqual(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), "<=", value);
    }

    /** Items whose attribute is above the value. */
    public static PropertyFilter greaterThan(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), ">", value);
    }

    /** Items whose attribute is the value or above it. */
    public static PropertyFilter greaterOrEqual(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), ">=", value);
    }

    /**
     * The same comparison of an attribute inside of documents.
     *
     * @param documents the stored names of what holds it, from the item inwards
     */
    public PropertyFilter in(String... documents) {
        List<String> longer = new ArrayList<>(List.of(documents));
        longer.addAll(path);
        return new PropertyFilter(longer, operator, value);
    }

    <E> Condition<E> condition() {
        AttributePath place = AttributePath.of(path.get(0), path.get(0));
        for (String name : path.subList(1, path.size())) {
            place = place.child(name, name);
        }
        return Condition.stored(place, operator, value);
    }

    /** Adds what tells this filter from others. */
    void identify(Identity identity) {
        identity.texts("filter", path);
        identity.text("operator", operator);
        identity.value("value", value);
    }
}
