package io.keywright.schema.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Builds an object member by member. */
public final class JsonObject {

    private final Map<String, Json> values = new LinkedHashMap<>();

    /** Adds a member with any value. */
    public JsonObject with(String name, Json value) {
        values.put(name, value);
        return this;
    }

    /** Adds a text; null adds nothing. */
    public JsonObject text(String name, @Nullable String value) {
        return value == null ? this : with(name, new Json.Text(value));
    }

    /** Adds a number. */
    public JsonObject number(String name, long value) {
        return with(name, new Json.Whole(value));
    }

    /** Adds true; false adds nothing. */
    public JsonObject flag(String name, boolean value) {
        return value ? with(name, new Json.Flag(true)) : this;
    }

    /** Adds an array of texts. */
    public JsonObject texts(String name, List<String> elements) {
        return items(name, elements, Json.Text::new);
    }

    /** Adds an array. */
    public <T> JsonObject items(String name, List<T> elements, Function<T, ? extends Json> toJson) {
        return with(name, new Json.Items(elements.stream().<Json>map(toJson).toList()));
    }

    /** The object. */
    public Json.Members end() {
        return new Json.Members(values);
    }
}
