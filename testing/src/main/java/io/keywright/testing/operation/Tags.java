package io.keywright.testing.operation;

import io.keywright.testing.json.Fields;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads the tags of a request. */
final class Tags {

    private Tags() {}

    static Map<String, String> of(Fields request) {
        Map<String, String> tags = new LinkedHashMap<>();
        List<Fields> given = request.structures("Tags");
        for (Fields tag : given == null ? List.<Fields>of() : given) {
            tags.put(
                    Objects.requireNonNullElse(tag.string("Key"), ""),
                    Objects.requireNonNullElse(tag.string("Value"), ""));
        }
        return tags;
    }
}
