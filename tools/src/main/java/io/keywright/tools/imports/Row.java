package io.keywright.tools.imports;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A sample row: values of DynamoDB by the names of their attributes. */
record Row(Map<String, Node> values) {

    /** The rows of a table or facet. */
    static List<Row> of(Node owner) {
        return owner.items("TableData").stream()
                .map(row -> new Row(row.members()))
                .toList();
    }

    Set<String> names() {
        return values.keySet();
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    /** DynamoDB's letters for a value's type; empty where the row does not have it. */
    Optional<String> type(String name) {
        return Optional.ofNullable(values.get(name))
                .flatMap(value -> value.members().keySet().stream().findFirst());
    }

    /** The content of a value. */
    Optional<Node> content(String name) {
        return Optional.ofNullable(values.get(name))
                .flatMap(value -> value.members().values().stream().findFirst());
    }

    /** A text or a number as it is written; empty for anything else. */
    Optional<String> text(String name) {
        return content(name)
                .filter(content -> content.json().isString() || content.json().isNumber())
                .map(content -> content.json().isString()
                        ? content.json().asString()
                        : content.json().asNumber());
    }
}
