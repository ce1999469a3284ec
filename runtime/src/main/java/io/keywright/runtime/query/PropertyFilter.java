package io.keywright.runtime.query;

import io.keywright.runtime.expression.Placeholders;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A comparison of a stored property, applied by DynamoDB after the items are read: what makes a condition exact where
 * the key holds less than the property. A filter may not name a key attribute. Immutable.
 */
public final class PropertyFilter {

    private final String attribute;
    private final String operator;
    private final AttributeValue value;

    private PropertyFilter(String attribute, String operator, AttributeValue value) {
        this.attribute = attribute;
        this.operator = operator;
        this.value = value;
    }

    /** Items whose attribute equals the value. */
    public static PropertyFilter equal(String attribute, AttributeValue value) {
        return new PropertyFilter(attribute, "=", value);
    }

    /** Items whose attribute does not equal the value. */
    public static PropertyFilter notEqual(String attribute, AttributeValue value) {
        return new PropertyFilter(attribute, "<>", value);
    }

    /** Items whose attribute is below the value. */
    public static PropertyFilter lessThan(String attribute, AttributeValue value) {
        return new PropertyFilter(attribute, "<", value);
    }

    /** Items whose attribute is the value or below it. */
    public static PropertyFilter lessOrEqual(String attribute, AttributeValue value) {
        return new PropertyFilter(attribute, "<=", value);
    }

    /** Items whose attribute is above the value. */
    public static PropertyFilter greaterThan(String attribute, AttributeValue value) {
        return new PropertyFilter(attribute, ">", value);
    }

    /** Items whose attribute is the value or above it. */
    public static PropertyFilter greaterOrEqual(String attribute, AttributeValue value) {
        return new PropertyFilter(attribute, ">=", value);
    }

    String expression(Placeholders placeholders) {
        return placeholders.name(attribute) + " " + operator + " " + placeholders.value(value);
    }

    /** What tells this filter from others. */
    String identity() {
        return attribute + " " + operator + " " + value;
    }
}
