package io.keywright.tools.imports;

import io.keywright.schema.QualifiedName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a model of NoSQL Workbench: tables of attributes, with facets where its author drew some, and sample rows. */
final class WorkbenchReader {

    private static final List<String> VERSIONS = List.of("1.0", "2.0", "3.0");

    private final String packageName;
    private final Node root;

    WorkbenchReader(String packageName, Node root) {
        this.packageName = packageName;
        this.root = root;
    }

    List<ImportedTable> read() {
        Node metadata = root.get("ModelMetadata");
        String version = metadata.get("Version").text();
        if (!VERSIONS.contains(version)) {
            throw metadata.refused("the version \"" + version + "\" is not one of " + VERSIONS);
        }
        List<Node> tables = root.get("DataModel").items();
        List<ImportedTable> read = new ArrayList<>();
        for (Node table : tables) {
            read.add(new TableReader(table, tables.size() > 1).read());
        }
        return read;
    }

    /** Reads one table. */
    private final class TableReader {

        private final Node node;
        private final String name;
        private final String home;
        private final String partitionKey;
        private final @Nullable String sortKey;
        private final Map<String, String> types = new LinkedHashMap<>();
        private final List<DraftIndex> indexes = new ArrayList<>();
        private final TableDraft table;

        TableReader(Node node, boolean several) {
            this.node = node;
            this.name = node.get("TableName").text();
            this.home = several ? packageName + "." + JavaNames.packagePart(name) : packageName;
            Node keys = node.get("KeyAttributes");
            this.partitionKey = declare(keys.get("PartitionKey"));
            this.sortKey = keys.find("SortKey").map(this::declare).orElse(null);
            node.items("NonKeyAttributes").forEach(this::declare);
            node.items("GlobalSecondaryIndexes").forEach(this::index);
            List<String> facets = node.items("TableFacets").stream()
                    .map(facet -> JavaNames.type(facet.get("FacetName").text(), any -> false))
                    .toList();
            String base = JavaNames.type(name, any -> false);
            String interfaceName = facets.isEmpty() || facets.contains(base) ? base + "Design" : base;
            this.table = new TableDraft(
                    name, QualifiedName.of(home + ".data", interfaceName), partitionKey, sortKey, new Notes());
        }

        private String declare(Node attribute) {
            String attributeName = attribute.get("AttributeName").text();
            types.put(attributeName, attribute.get("AttributeType").text());
            return attributeName;
        }

        private void index(Node index) {
            Node keys = index.get("KeyAttributes");
            Node projection = index.get("Projection");
            indexes.add(new DraftIndex(
                    indexes.size() + 1,
                    index.get("IndexName").text(),
                    List.of(declare(keys.get("PartitionKey"))),
                    keys.find("SortKey").map(this::declare).map(List::of).orElse(List.of()),
                    DraftIndex.projection(projection.get("ProjectionType").text(), projection),
                    projection.texts("NonKeyAttributes")));
        }

        ImportedTable read() {
            numericKeys();
            List<Node> facets = node.items("TableFacets");
            List<Row> ownRows = Row.of(node);
            if (facets.isEmpty()) {
                table.note("The source has no facets, so all its items are of one type here. Where they are of several,"
                        + " declare an entity for each.");
                List<String> attributes = types.keySet().stream()
                        .filter(type -> !isTableKey(type))
                        .toList();
                entity(name, attributes, ownRows, null, null);
            } else if (!ownRows.isEmpty()) {
                table.note(ownRows.size() + " sample rows of the table belong to no facet; they told nothing.");
            }
            for (Node facet : facets) {
                Optional<Node> alias = facet.find("KeyAttributeAlias");
                entity(
                        facet.get("FacetName").text(),
                        facet.texts("NonKeyAttributes"),
                        Row.of(facet),
                        alias.flatMap(names -> names.text("PartitionKeyAlias")).orElse(null),
                        alias.flatMap(names -> names.text("SortKeyAlias")).orElse(null));
            }
            addIndexes();
            return table.table();
        }

        private void numericKeys() {
            Set<String> keys = new LinkedHashSet<>(List.of(partitionKey));
            if (sortKey != null) {
                keys.add(sortKey);
            }
            indexes.forEach(index -> {
                keys.addAll(index.partition());
                keys.addAll(index.sort());
            });
            for (String key : keys) {
                String type = types.getOrDefault(key, "S");
                if (!type.equals("S")) {
                    table.note(
                            "The key \"" + key + "\" is " + (type.equals("N") ? "a number" : "binary")
                                    + " in the source. Keys are texts here, so the table of the source cannot be taken over as it is.");
                }
            }
        }

        private boolean isTableKey(String attribute) {
            return attribute.equals(partitionKey) || attribute.equals(sortKey);
        }

        private void entity(
                String entityName,
                List<String> attributes,
                List<Row> rows,
                @Nullable String partitionAlias,
                @Nullable String sortAlias) {
            EntityDraft entity = table.entity(entityName, entityName, home);
            RowTypes rowTypes = new RowTypes(entity, types, rows);
            Set<String> all = new LinkedHashSet<>(attributes);
            rows.forEach(row -> all.addAll(row.names()));
            for (String attribute : all) {
                if (!isTableKey(attribute)) {
                    if (!types.containsKey(attribute)) {
                        entity.note("\"" + attribute + "\" is in sample rows but declared nowhere.");
                    }
                    rowTypes.add(attribute);
                }
            }
            KeyGuess guess = new KeyGuess(entity, rows, types);
            List<DraftIndex> memberOf = indexes.stream()
                    .filter(index -> keysOf(index).stream()
                            .allMatch(key -> isTableKey(key) || entity.find(key).isPresent()))
                    .toList();
            Set<String> dedicated = dedicated(memberOf, rows);
            Map<String, String> guessed = new LinkedHashMap<>();
            String pk = guess.template(partitionKey, partitionAlias, false, dedicated);
            guessed.put(partitionKey, pk);
            String sk = sortKey == null ? null : guess.template(sortKey, sortAlias, true, dedicated);
            if (sortKey != null && sk != null) {
                guessed.put(sortKey, sk);
            }
            entity.key(pk, sk);
            for (DraftIndex index : memberOf) {
                entity.indexKey(
                        index.number(),
                        "by " + index.name(),
                        indexTemplate(entity, guess, guessed, index.partition().get(0), false, dedicated),
                        index.sort().isEmpty()
                                ? null
                                : indexTemplate(
                                        entity, guess, guessed, index.sort().get(0), true, dedicated));
            }
            dedicated.forEach(entity::remove);
        }

        private List<String> keysOf(DraftIndex index) {
            List<String> keys = new ArrayList<>(index.partition());
            keys.addAll(index.sort());
            return keys;
        }

        /** Attributes that are there for the sake of an index: what they hold is made of other attributes. */
        private Set<String> dedicated(List<DraftIndex> memberOf, List<Row> rows) {
            Set<String> found = new LinkedHashSet<>();
            for (DraftIndex index : memberOf) {
                for (String key : keysOf(index)) {
                    boolean named = key.matches("(?i).*(?:gsi|lsi|index).*|.*[_-]?(?:PK|SK|pk|sk)[0-9]*");
                    boolean composed = rows.stream()
                            .anyMatch(row -> row.text(key).orElse("").contains("#"));
                    if (!isTableKey(key) && (named || composed)) {
                        found.add(key);
                    }
                }
            }
            return found;
        }

        private String indexTemplate(
                EntityDraft entity,
                KeyGuess guess,
                Map<String, String> guessed,
                String attribute,
                boolean sort,
                Set<String> dedicated) {
            String known = guessed.get(attribute);
            if (known != null) {
                return known;
            }
            String template = dedicated.contains(attribute)
                    ? guess.template(attribute, null, sort, dedicated)
                    : entity.placeholder(entity.find(attribute).orElseThrow(), sort, "");
            guessed.put(attribute, template);
            return template;
        }

        private void addIndexes() {
            Set<String> used = new HashSet<>();
            for (DraftIndex index : indexes) {
                boolean member = table.entities().stream()
                        .anyMatch(entity -> entity.indexKeys().stream().anyMatch(key -> key.index() == index.number()));
                if (member) {
                    table.index(index.index(table, used, !index.sort().isEmpty()));
                } else {
                    table.note("No facet of the source has the keys of the index " + index.name()
                            + ", which is left out.");
                }
                used.addAll(keysOf(index));
            }
        }
    }
}
