package io.keywright.tools.imports;

import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a key schema: tables of entities with templates and access patterns. */
final class KeySchemaReader {

    private final String packageName;
    private final Node root;

    KeySchemaReader(String packageName, Node root) {
        this.packageName = packageName;
        this.root = root;
    }

    List<ImportedTable> read() {
        List<Node> tables = root.items("tables");
        List<ImportedTable> read = new ArrayList<>();
        for (Node table : tables) {
            read.add(table(table, tables.size() > 1));
        }
        return read;
    }

    private ImportedTable table(Node node, boolean several) {
        Node config = node.get("table_config");
        String name = config.get("table_name").text();
        String home = several ? packageName + "." + JavaNames.packagePart(name) : packageName;
        Map<String, Node> entities = node.get("entities").members();
        String interfaceName = JavaNames.type(
                name,
                candidate -> entities.keySet().stream()
                        .anyMatch(entity -> candidate.equals(JavaNames.type(entity, any -> false))));
        TableDraft table = new TableDraft(
                name,
                QualifiedName.of(home + ".data", interfaceName),
                config.get("partition_key").text(),
                config.text("sort_key").orElse(null),
                new Notes());
        List<DraftIndex> indexes = indexes(node);
        entities.forEach((entity, content) -> entity(table, indexes, home, entity, content));
        addIndexes(table, indexes);
        crossTable(table, name);
        return table.table();
    }

    private static List<DraftIndex> indexes(Node table) {
        List<DraftIndex> indexes = new ArrayList<>();
        for (Node index : table.items("gsi_list")) {
            List<String> partition = index.texts("partition_key");
            if (partition.isEmpty()) {
                throw index.refused("\"partition_key\" is missing");
            }
            indexes.add(new DraftIndex(
                    indexes.size() + 1,
                    index.get("name").text(),
                    partition,
                    index.texts("sort_key"),
                    DraftIndex.projection(index.text("projection").orElse("ALL"), index),
                    index.texts("included_attributes")));
        }
        return indexes;
    }

    private static void addIndexes(TableDraft table, List<DraftIndex> indexes) {
        Set<String> used = new HashSet<>();
        for (DraftIndex index : indexes) {
            List<EntityDraft> members = table.entities().stream()
                    .filter(entity -> entity.indexKeys().stream().anyMatch(key -> key.index() == index.number()))
                    .toList();
            if (members.isEmpty()) {
                table.note("No entity of the source has a key in the index " + index.name() + ", which is left out.");
            } else {
                boolean sorted = members.stream()
                        .anyMatch(entity -> entity.indexKeys().stream()
                                .anyMatch(key -> key.index() == index.number() && key.sk() != null));
                table.index(index.index(table, used, sorted));
            }
            used.addAll(index.partition());
            used.addAll(index.sort());
        }
    }

    private static void entity(TableDraft table, List<DraftIndex> indexes, String home, String name, Node node) {
        EntityDraft entity = table.entity(name, node.get("entity_type").text(), home);
        for (Node field : node.items("fields")) {
            field(entity, field);
        }
        primaryKey(table, entity, node);
        List<Node> patterns = node.items("access_patterns");
        for (Node mapping : node.items("gsi_mappings")) {
            indexKey(entity, indexes, mapping, patterns);
        }
        for (Node pattern : patterns) {
            if (pattern.text("operation").orElse("").equals("Query") && !pattern.has("index_name")) {
                entity.query(pattern.get("name").text());
            }
            entity.note(accessPattern(pattern));
        }
    }

    private static void field(EntityDraft entity, Node field) {
        String name = field.get("name").text();
        String type = field.get("type").text();
        if (type.equals("object")) {
            entity.note(
                    "\"" + name + "\" is an object of which the source does not say what it holds: taken as a map of"
                            + " texts. Declare a @Document for it.");
        }
        if (type.equals("array") && !field.has("item_type")) {
            entity.note("\"" + name + "\" is a list of which the source does not say what it holds: taken as texts.");
        }
        PropertyType stored = type.equals("array")
                ? new ListType(type(field, field.text("item_type").orElse("string"), false))
                : type(field, type, true);
        entity.add(name, stored, field.flag("required"));
    }

    private static PropertyType type(Node field, String type, boolean primitive) {
        return switch (type) {
            case "string" -> Scalar.of(ScalarKind.STRING);
            case "uuid" -> Scalar.of(ScalarKind.UUID);
            case "integer" -> new Scalar(ScalarKind.LONG, primitive);
            case "decimal" -> Scalar.of(ScalarKind.BIG_DECIMAL);
            case "boolean" -> new Scalar(ScalarKind.BOOLEAN, primitive);
            case "object" -> new MapType(Scalar.of(ScalarKind.STRING), Scalar.of(ScalarKind.STRING));
            case "array" -> new ListType(Scalar.of(ScalarKind.STRING));
            default -> throw field.refused("\"" + type + "\" is no type that is known here");
        };
    }

    private static void primaryKey(TableDraft table, EntityDraft entity, Node node) {
        String pk = Templates.rewrite(entity, node.get("pk_template").text(), false, true);
        Optional<String> sk = node.text("sk_template").map(text -> Templates.rewrite(entity, text, true, true));
        if (table.sortKey() == null) {
            sk.ifPresent(text -> entity.note(
                    "The source gives the sort key \"" + text + "\", though the table has none; it is left out."));
            entity.key(pk, null);
        } else {
            if (sk.isEmpty()) {
                entity.note("The source gives no sort key, though the table has one: the type stands for it.");
            }
            entity.key(pk, sk.orElse(TableDraft.literal(entity)));
        }
    }

    private static void indexKey(EntityDraft entity, List<DraftIndex> indexes, Node mapping, List<Node> patterns) {
        String name = mapping.get("name").text();
        DraftIndex index = indexes.stream()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst()
                .orElseThrow(() -> mapping.refused("the table has no index \"" + name + "\""));
        List<String> sort = mapping.texts("sk_template");
        String query = patterns.stream()
                .filter(pattern -> pattern.text("index_name").orElse("").equals(name))
                .map(pattern -> pattern.get("name").text())
                .findFirst()
                .orElse("by " + name);
        entity.indexKey(
                index.number(),
                query,
                Templates.rewrite(entity, mapping.texts("pk_template"), false, name),
                sort.isEmpty() ? sortOfNone(entity, index) : Templates.rewrite(entity, sort, true, name));
    }

    /** Where the source's index has a sort key and says of none here, all of its entities have to have one. */
    private static @Nullable String sortOfNone(EntityDraft entity, DraftIndex index) {
        return index.sort().isEmpty() ? null : TableDraft.literal(entity);
    }

    private static String accessPattern(Node pattern) {
        StringBuilder text = new StringBuilder("Access pattern of the source: ")
                .append(pattern.get("name").text())
                .append(" (")
                .append(pattern.text("operation").orElse("?"));
        pattern.text("index_name").ifPresent(index -> text.append(" of ").append(index));
        pattern.text("range_condition")
                .ifPresent(range -> text.append(", sort key ").append(range));
        pattern.text("filter_expression")
                .ifPresent(filter -> text.append(", filter ").append(filter));
        text.append(')');
        pattern.text("description").ifPresent(description -> text.append(": ").append(description));
        return text.toString();
    }

    private void crossTable(TableDraft table, String name) {
        for (Node pattern : root.items("cross_table_access_patterns")) {
            boolean touches = pattern.items("entities_involved").stream()
                    .anyMatch(entity -> entity.text("table").orElse("").equals(name));
            if (touches) {
                table.note("Over several tables, and so for a program to do: " + accessPattern(pattern));
            }
        }
    }
}
