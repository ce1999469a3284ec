package io.keywright.tools.imports;

import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.ScalarKind;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds Java types for attributes, by what is declared and by what sample rows hold. */
final class RowTypes {

    private static final Scalar TEXT = Scalar.of(ScalarKind.STRING);
    private static final Scalar DECIMAL = Scalar.of(ScalarKind.BIG_DECIMAL);

    private final EntityDraft entity;
    private final Map<String, String> declared;
    private final List<Row> rows;

    RowTypes(EntityDraft entity, Map<String, String> declared, List<Row> rows) {
        this.entity = entity;
        this.declared = declared;
        this.rows = rows;
    }

    /** Adds the property: it has to be there where all sample rows have it. */
    void add(String attribute) {
        Set<String> found =
                rows.stream().flatMap(row -> row.type(attribute).stream()).collect(Collectors.toSet());
        String type = declared.getOrDefault(
                attribute, found.stream().sorted().findFirst().orElse("S"));
        if (found.size() > 1 || (!found.isEmpty() && !found.contains(type))) {
            entity.note("Sample rows hold values of the types "
                    + found.stream().sorted().toList() + " in \"" + attribute + "\"; taken as " + type + ".");
        }
        boolean required = !rows.isEmpty() && rows.stream().allMatch(row -> row.has(attribute));
        entity.add(attribute, type(attribute, type), required);
    }

    private PropertyType type(String attribute, String type) {
        return switch (type) {
            case "S" -> TEXT;
            case "N" -> number(attribute);
            case "B" -> Scalar.of(ScalarKind.BYTES);
            case "BOOL" -> new Scalar(ScalarKind.BOOLEAN, true);
            case "SS" -> new SetType(TEXT);
            case "NS" -> new SetType(DECIMAL);
            case "BS" -> new SetType(Scalar.of(ScalarKind.BYTE_BUFFER));
            case "M" -> new MapType(TEXT, content(attribute, "M"));
            case "L" -> new ListType(content(attribute, "L"));
            case "NULL" -> {
                entity.note("\"" + attribute + "\" is NULL only in the source: taken as a text.");
                yield TEXT;
            }
            default ->
                throw new RefusedModelException("the attribute \"" + attribute + "\" is of the type \"" + type
                        + "\", which DynamoDB does not have");
        };
    }

    private PropertyType number(String attribute) {
        List<String> values =
                rows.stream().flatMap(row -> row.text(attribute).stream()).toList();
        if (values.isEmpty()) {
            entity.note("\"" + attribute + "\" is a number of which the source shows none: taken as a whole one.");
        }
        return values.stream().allMatch(value -> value.matches("-?[0-9]{1,18}"))
                ? new Scalar(ScalarKind.LONG, true)
                : DECIMAL;
    }

    /** What a list or map holds, if all that is shown is of one scalar type. */
    private PropertyType content(String attribute, String type) {
        Set<String> inside = rows.stream()
                .flatMap(row -> row.content(attribute).stream())
                .flatMap(content -> (content.json().isArray()
                        ? content.items().stream()
                        : content.json().isObject() ? content.members().values().stream() : Stream.<Node>of()))
                .map(value -> value.isObject()
                        ? value.members().keySet().stream().findFirst().orElse("")
                        : "")
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
        if (inside.equals(Set.of("N"))) {
            return DECIMAL;
        }
        if (!inside.equals(Set.of("S"))) {
            entity.note("\"" + attribute + "\" is a " + (type.equals("M") ? "map" : "list")
                    + (inside.isEmpty() ? " of which the source does not show" : " of several things; it is open")
                    + " what it holds: taken as texts. Declare a @Document for it where that is not so.");
        }
        return TEXT;
    }
}
