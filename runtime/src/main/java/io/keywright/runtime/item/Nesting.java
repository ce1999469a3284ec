package io.keywright.runtime.item;

import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.ItemPath;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How deep documents, lists and maps lie in each other. DynamoDB takes 32 levels: its quota for nested attributes. */
public final class Nesting {

    private static final int DEEPEST = 32;
    private static final String EXPECTED = "at most 32 documents, lists and maps inside of each other";
    private static final String FOUND = "more of them";

    private Nesting() {}

    /**
     * The item of an object.
     *
     * @throws InvalidEntityException if it is nested deeper than DynamoDB takes, or otherwise cannot be stored
     */
    public static <T> Map<String, AttributeValue> item(EntityMapper<T> mapper, T entity) {
        Map<String, AttributeValue> item;
        try {
            item = mapper.toItem(entity);
        } catch (StackOverflowError endless) {
            // Documents that hold each other, thousands deep or in a circle.
            throw new InvalidEntityException(mapper.entity(), ItemPath.NONE, EXPECTED, FOUND, endless);
        }
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
            if (isTooDeep(attribute.getValue(), 0)) {
                throw refusal(mapper, attribute.getKey());
            }
        }
        return item;
    }

    private static InvalidEntityException refusal(EntityMapper<?> mapper, String attribute) {
        String property = attribute;
        for (MarkedAttribute each : mapper.properties()) {
            if (each.attribute().equals(attribute)) {
                property = each.property();
            }
        }
        return new InvalidEntityException(
                mapper.entity(), ItemPath.NONE.inProperty(property, attribute), EXPECTED, FOUND, null);
    }

    /**
     * A value that is stored by itself.
     *
     * @param levels in which it will lie
     * @throws ConversionException if it is nested deeper than DynamoDB takes
     */
    public static <T> AttributeValue value(Converter<T> converter, T value, int levels) {
        AttributeValue stored;
        try {
            stored = converter.toValue(value);
        } catch (StackOverflowError endless) {
            throw new ConversionException(EXPECTED, FOUND, endless);
        }
        if (isTooDeep(stored, levels)) {
            throw new ConversionException(EXPECTED, FOUND);
        }
        return stored;
    }

    private static boolean isTooDeep(@Nullable AttributeValue value, int levels) {
        if (value == null) {
            return false;
        }
        if (value.hasM()) {
            for (AttributeValue each : value.m().values()) {
                if (levels == DEEPEST || isTooDeep(each, levels + 1)) {
                    return true;
                }
            }
        } else if (value.hasL()) {
            for (AttributeValue each : value.l()) {
                if (levels == DEEPEST || isTooDeep(each, levels + 1)) {
                    return true;
                }
            }
        }
        return false;
    }
}
