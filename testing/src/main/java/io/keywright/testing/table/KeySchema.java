package io.keywright.testing.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The attributes of a key: those of the partition, then those of the order within it. One each, or up to four in a GSI. */
public record KeySchema(List<KeyAttribute> partition, List<KeyAttribute> sort) {

    public KeySchema {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
    }

    /** All attributes in the order of the key. */
    public List<KeyAttribute> attributes() {
        List<KeyAttribute> all = new ArrayList<>(partition.size() + sort.size());
        all.addAll(partition);
        all.addAll(sort);
        return all;
    }

    public List<String> names() {
        List<String> names = new ArrayList<>(partition.size() + sort.size());
        partition.forEach(attribute -> names.add(attribute.name()));
        sort.forEach(attribute -> names.add(attribute.name()));
        return names;
    }

    public boolean contains(String name) {
        return names().contains(name);
    }

    /** The schema as the service describes it. */
    public List<Map<String, Object>> describe() {
        List<Map<String, Object>> elements = new ArrayList<>();
        partition.forEach(attribute -> elements.add(element(attribute, "HASH")));
        sort.forEach(attribute -> elements.add(element(attribute, "RANGE")));
        return elements;
    }

    private static Map<String, Object> element(KeyAttribute attribute, String role) {
        Map<String, Object> element = new LinkedHashMap<>();
        element.put("AttributeName", attribute.name());
        element.put("KeyType", role);
        return element;
    }
}
