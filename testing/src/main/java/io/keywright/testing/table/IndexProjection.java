package io.keywright.testing.table;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which attributes an index holds beside the keys. */
public record IndexProjection(String type, List<String> nonKeyAttributes) {

    public IndexProjection {
        nonKeyAttributes = List.copyOf(nonKeyAttributes);
    }

    public boolean isAll() {
        return type.equals("ALL");
    }

    /** The attributes held for the given keys, or null for all. */
    @Nullable
    Set<String> attributes(KeySchema table, KeySchema index) {
        if (isAll()) {
            return null;
        }
        Set<String> names = new LinkedHashSet<>(table.names());
        names.addAll(index.names());
        names.addAll(nonKeyAttributes);
        return names;
    }

    Map<String, Object> describe() {
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("ProjectionType", type);
        if (!nonKeyAttributes.isEmpty()) {
            description.put("NonKeyAttributes", nonKeyAttributes);
        }
        return description;
    }
}
