package io.keywright.tools.imports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a person has to look at, by entity; what concerns the table stands under an empty name. */
final class Notes {

    static final String TABLE = "";

    private final Map<String, List<String>> texts = new LinkedHashMap<>();

    void add(String subject, String text) {
        List<String> found = texts.computeIfAbsent(subject, name -> new ArrayList<>());
        if (!found.contains(text)) {
            found.add(text);
        }
    }

    List<String> of(String subject) {
        return List.copyOf(texts.getOrDefault(subject, List.of()));
    }
}
