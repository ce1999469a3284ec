package io.keywright.testing.expression;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.value.Sizes;
import io.keywright.testing.value.Utf8;
import io.keywright.testing.value.Value;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The names and values given beside the expressions of one request; remembers which of them were used. */
public final class Placeholders {

    private static final Pattern NAME = Pattern.compile("#[0-9a-zA-Z_]+");
    private static final Pattern VALUE = Pattern.compile(":[0-9a-zA-Z_]+");

    private static final int LONGEST_KEY = 255;
    /** All values of a request together with their placeholders. */
    private static final int LARGEST_VALUES = 2 * 1024 * 1024;

    private final Map<String, String> names;
    private final Map<String, Value> values;
    private final Set<String> unusedNames;
    private final Set<String> unusedValues;

    private Placeholders(Map<String, String> names, Map<String, Value> values) {
        this.names = names;
        this.values = values;
        this.unusedNames = new LinkedHashSet<>(names.keySet());
        this.unusedValues = new LinkedHashSet<>(values.keySet());
    }

    /** Reads ExpressionAttributeNames and ExpressionAttributeValues of a request. */
    public static Placeholders of(Fields request) {
        return of(request, "ExpressionAttributeValues contains invalid value: ", " for key ");
    }

    /** The same for a write of one item, which reports a wrong value without saying which it was. */
    public static Placeholders ofWrite(Fields request) {
        return of(request, "", null);
    }

    private static Placeholders of(Fields request, String beforeMessage, @Nullable String beforeKey) {
        Map<String, String> names = request.map("ExpressionAttributeNames", node -> Fields.text(node));
        var nodes = request.nodes("ExpressionAttributeValues");
        if (names != null) {
            checkKeys("ExpressionAttributeNames", names.keySet(), NAME);
        }
        if (nodes == null) {
            return new Placeholders(names == null ? Map.of() : names, Map.of());
        }
        checkKeys("ExpressionAttributeValues", nodes.keySet(), VALUE);
        Map<String, Value> values = ValueReader.values(nodes, beforeMessage, beforeKey);
        if (Sizes.of(values) > LARGEST_VALUES) {
            throw ServiceError.validation(
                    "ExpressionAttributeValues size has exceeded the maximum allowed size of 2 MB");
        }
        return new Placeholders(names == null ? Map.of() : names, values);
    }

    private static void checkKeys(String parameter, Set<String> keys, Pattern syntax) {
        if (keys.isEmpty()) {
            throw ServiceError.validation(parameter + " must not be empty");
        }
        for (String key : keys) {
            if (Utf8.length(key) > LONGEST_KEY) {
                throw ServiceError.validation(parameter + " contains invalid key: Key is longer than " + LONGEST_KEY
                        + " bytes; key: \"" + key + "\"");
            }
            if (!syntax.matcher(key).matches()) {
                throw ServiceError.validation(parameter + " contains invalid key: Syntax error; key: \"" + key + "\"");
            }
        }
    }

    @Nullable
    String name(String placeholder) {
        unusedNames.remove(placeholder);
        return names.get(placeholder);
    }

    @Nullable
    Value value(String placeholder) {
        unusedValues.remove(placeholder);
        return values.get(placeholder);
    }

    /** Refuses the request if a placeholder was given that no expression mentions. */
    public void checkAllUsed() {
        check("ExpressionAttributeNames", unusedNames);
        check("ExpressionAttributeValues", unusedValues);
    }

    private static void check(String parameter, Collection<String> unused) {
        if (!unused.isEmpty()) {
            throw ServiceError.validation("Value provided in " + parameter + " unused in expressions: keys: {"
                    + String.join(", ", unused) + "}");
        }
    }
}
