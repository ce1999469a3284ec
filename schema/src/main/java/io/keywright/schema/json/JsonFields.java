package io.keywright.schema.json;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Takes the members of an object by name and kind; every method throws IllegalArgumentException for another kind. */
public final class JsonFields {

    private final Json.Members object;

    private JsonFields(Json.Members object) {
        this.object = object;
    }

    /** The members of what must be an object. */
    public static JsonFields of(Json value) {
        if (value instanceof Json.Members members) {
            return new JsonFields(members);
        }
        throw new IllegalArgumentException("an object was expected: " + JsonWriter.flat(value));
    }

    /** Whether there is a member of this name. */
    public boolean has(String name) {
        return object.values().containsKey(name);
    }

    /** A member that must be there. */
    public Json value(String name) {
        Json value = object.values().get(name);
        if (value == null) {
            throw new IllegalArgumentException("\"" + name + "\" is missing: " + JsonWriter.flat(object));
        }
        return value;
    }

    /** A text that must be there. */
    public String text(String name) {
        return text(value(name));
    }

    /** A text; null when it is not there. */
    public @Nullable String textOrNull(String name) {
        return has(name) ? text(name) : null;
    }

    /** A number that must be there. */
    public int number(String name) {
        if (value(name) instanceof Json.Whole whole) {
            return Math.toIntExact(whole.value());
        }
        throw new IllegalArgumentException("\"" + name + "\" must be a number: " + JsonWriter.flat(object));
    }

    /** A flag; false when it is not there. */
    public boolean flag(String name) {
        if (!has(name)) {
            return false;
        }
        if (value(name) instanceof Json.Flag flag) {
            return flag.value();
        }
        throw new IllegalArgumentException("\"" + name + "\" must be true or false: " + JsonWriter.flat(object));
    }

    /** An array of texts that must be there. */
    public List<String> texts(String name) {
        return items(name, JsonFields::text);
    }

    /** An array that must be there. */
    public <T> List<T> items(String name, Function<Json, T> fromJson) {
        if (!(value(name) instanceof Json.Items items)) {
            throw new IllegalArgumentException("\"" + name + "\" must be an array: " + JsonWriter.flat(object));
        }
        List<T> elements = new ArrayList<>();
        for (Json item : items.values()) {
            elements.add(fromJson.apply(item));
        }
        return List.copyOf(elements);
    }

    private static String text(Json value) {
        if (value instanceof Json.Text text) {
            return text.value();
        }
        throw new IllegalArgumentException("a text was expected: " + JsonWriter.flat(value));
    }
}
