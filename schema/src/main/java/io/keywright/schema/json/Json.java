package io.keywright.schema.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value of JSON. There is no null: what is absent is left out. */
public sealed interface Json {

    /** A text. */
    record Text(String value) implements Json {}

    /** A whole number. */
    record Whole(long value) implements Json {}

    /** True or false. */
    record Flag(boolean value) implements Json {}

    /** An array. */
    record Items(List<Json> values) implements Json {
        public Items {
            values = List.copyOf(values);
        }
    }

    /** An object; its members keep their order. */
    record Members(Map<String, Json> values) implements Json {
        public Members {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }
    }
}
