package io.keywright.tools.imports;

import io.keywright.schema.Index;
import io.keywright.schema.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An index as a source has it.
 *
 * @param number the number that it gets
 * @param name its name in the source
 * @param partition the attributes of its partition key; one unless the source composes keys
 * @param sort the attributes of its sort key; none for an index without one
 * @param projection what it holds beside its keys
 * @param included the attributes that it holds, as the source lists them
 */
record DraftIndex(
        int number,
        String name,
        List<String> partition,
        List<String> sort,
        Index.Projection projection,
        List<String> included) {

    /** The pair of attributes, which is the source's own where nothing else uses it. */
    Index index(TableDraft table, Set<String> usedBefore, boolean sorted) {
        List<String> own = new ArrayList<>(partition);
        own.addAll(sort);
        boolean free = partition.size() == 1
                && sort.size() <= 1
                && own.stream().distinct().count() == own.size()
                && own.stream()
                        .noneMatch(attribute -> table.isProperty(attribute)
                                || usedBefore.contains(attribute)
                                || attribute.equals(table.partitionKey())
                                || attribute.equals(table.sortKey()));
        if (!free) {
            explain(table, usedBefore, own);
        }
        String validName = name.matches("[a-zA-Z0-9_.-]{3,255}") ? name : "GSI" + number;
        return new Index(
                number,
                false,
                validName,
                free ? partition.get(0) : "GSI" + number + "PK",
                sorted ? sortAttribute(free) : null,
                includes(table).isEmpty() && projection == Index.Projection.INCLUDE
                        ? Index.Projection.KEYS_ONLY
                        : projection,
                includes(table));
    }

    private @Nullable String sortAttribute(boolean free) {
        return free && !sort.isEmpty() ? sort.get(0) : "GSI" + number + "SK";
    }

    private void explain(TableDraft table, Set<String> usedBefore, List<String> own) {
        StringBuilder text = new StringBuilder("The index " + name + " is keyed by " + own + " in the source");
        own.stream().distinct().forEach(attribute -> {
            if (usedBefore.contains(attribute)) {
                text.append("; \"").append(attribute).append("\" is shared with another index");
            } else if (attribute.equals(table.partitionKey()) || attribute.equals(table.sortKey())) {
                text.append("; \"").append(attribute).append("\" is shared with the table's own key");
            } else if (table.isProperty(attribute)) {
                text.append("; \"").append(attribute).append("\" is an attribute of the application, too");
            }
        });
        table.note(text.append(". Here it has a pair of its own, GSI")
                .append(number)
                .append("PK and GSI")
                .append(number)
                .append("SK, so that it can change alone; stored items have to be written again.")
                .toString());
    }

    /** The names of the properties that are included; what is a key is there anyway. */
    private List<String> includes(TableDraft table) {
        if (projection != Index.Projection.INCLUDE) {
            return List.of();
        }
        return included.stream()
                .distinct()
                .flatMap(attribute -> table.entities().stream()
                        .filter(entity -> entity.indexKeys().stream().anyMatch(key -> key.index() == number))
                        .flatMap(entity -> entity.find(attribute).stream())
                        .map(Property::name))
                .distinct()
                .toList();
    }

    static Index.Projection projection(String text, Node where) {
        return switch (text) {
            case "ALL" -> Index.Projection.ALL;
            case "KEYS_ONLY" -> Index.Projection.KEYS_ONLY;
            case "INCLUDE" -> Index.Projection.INCLUDE;
            default -> throw where.refused("\"" + text + "\" is no projection");
        };
    }
}
