package io.keywright.runtime.query;

import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.position.Identity;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A comparison of a stored property, applied by DynamoDB after the items are read: what makes a condition exact where
 * the key holds less than the property. A filter may not name a key attribute. Immutable.
 */
public final class PropertyFilter {

    private final List<String> names;
    private final AttributePath place;
    private final String operator;
    private final AttributeValue value;

    private PropertyFilter(List<String> names, AttributePath place, String operator, AttributeValue value) {
        this.names = names;
        this.place = place;
        this.operator = operator;
        this.value = value;
    }

    /** Items whose attribute equals the value. */
    public static PropertyFilter equal(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), top(attribute), "=", value);
    }

    /** Items whose attribute does not equal the value. */
    public static PropertyFilter notEqual(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), top(attribute), "<>", value);
    }

    /** Items whose attribute is below the value. */
    public static PropertyFilter lessThan(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), top(attribute), "<", value);
    }

    /** Items whose attribute is the value or below it. */
    public static PropertyFilter lessOrEqual(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), top(attribute), "<=", value);
    }

    /** Items whose attribute is above the value. */
    public static PropertyFilter greaterThan(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), top(attribute), ">", value);
    }

    /** Items whose attribute is the value or above it. */
    public static PropertyFilter greaterOrEqual(String attribute, AttributeValue value) {
        return new PropertyFilter(List.of(attribute), top(attribute), ">=", value);
    }

    /**
     * The same comparison of an attribute inside of documents.
     *
     * @param documents the stored names of what holds it, from the item inwards
     */
    public PropertyFilter in(String... documents) {
        List<String> longer = new ArrayList<>(List.of(documents));
        longer.addAll(names);
        AttributePath inside = top(longer.get(0));
        for (String name : longer.subList(1, longer.size())) {
            inside = inside.child(name, name);
        }
        return new PropertyFilter(longer, inside, operator, value);
    }

    /** The same comparison at another place: one that has had other names, too. */
    public PropertyFilter at(AttributePath other) {
        return new PropertyFilter(List.of(other.toString()), other, operator, value);
    }

    private static AttributePath top(String attribute) {
        return AttributePath.of(attribute, attribute);
    }

    <E> Condition<E> condition() {
        return Condition.stored(place, operator, value);
    }

    /** Adds what tells this filter from others. */
    void identify(Identity identity) {
        identity.texts("filter", names);
        identity.text("operator", operator);
        identity.value("value", value);
    }
}
