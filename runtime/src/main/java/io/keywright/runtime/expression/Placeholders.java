package io.keywright.runtime.expression;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The names and values of one request's expressions. Both always travel as numbered placeholders, since a stored name
 * may be a reserved word or hold any character.
 */
public final class Placeholders {

    private final Map<String, String> placeholderByName = new LinkedHashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, AttributeValue> values = new LinkedHashMap<>();

    /** None yet. */
    public Placeholders() {}

    /** The placeholder of an attribute's name; the same one for the same name. */
    public String name(String attribute) {
        String placeholder = placeholderByName.get(attribute);
        if (placeholder == null) {
            placeholder = "#n" + names.size();
            placeholderByName.put(attribute, placeholder);
            names.put(placeholder, attribute);
        }
        return placeholder;
    }

    /** The placeholders of a document path, whose parts may hold dots of their own. */
    public String path(List<String> attributes) {
        StringBuilder path = new StringBuilder();
        for (String attribute : attributes) {
            path.append(path.isEmpty() ? "" : ".").append(name(attribute));
        }
        return path.toString();
    }

    /** A placeholder for a text. */
    public String value(String text) {
        return value(AttributeValue.createS(text));
    }

    /** A placeholder for a value. */
    public String value(AttributeValue value) {
        String placeholder = ":v" + values.size();
        values.put(placeholder, value);
        return placeholder;
    }

    /** What a request takes as its names; null for none, since DynamoDB refuses an empty map. */
    public @Nullable Map<String, String> names() {
        return names.isEmpty() ? null : names;
    }

    /** What a request takes as its values; null for none, since DynamoDB refuses an empty map. */
    public @Nullable Map<String, AttributeValue> values() {
        return values.isEmpty() ? null : values;
    }
}
