package io.keywright.testing.table;

import io.keywright.testing.stream.ChangeStream;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Type;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A table: its definition, its items, its indexes. Not synchronized: the database's lock guards it. */
public final class Table {

    private final String name;
    private final KeySchema schema;
    private final TableSettings settings;
    private final Map<String, Type> attributeTypes;
    private final Map<String, Index> indexes = new LinkedHashMap<>();
    private final TreeMap<StorageKey, Item> items = new TreeMap<>();
    private @Nullable ChangeStream stream;

    public Table(
            String name,
            KeySchema schema,
            Map<String, Type> attributeTypes,
            Collection<IndexDefinition> indexes,
            TableSettings settings) {
        this.name = name;
        this.schema = schema;
        this.attributeTypes = new LinkedHashMap<>(attributeTypes);
        this.settings = settings;
        indexes.forEach(this::addIndex);
    }

    /** A table of its own with the same content, followed by its stream among those given, for snapshots. */
    Table copy(Map<String, ChangeStream> streams) {
        List<IndexDefinition> definitions =
                indexes.values().stream().map(Index::definition).toList();
        Table copy = new Table(name, schema, attributeTypes, definitions, settings.copy());
        items.forEach((key, item) -> copy.replace(key, null, item));
        copy.stream = stream == null ? null : streams.get(stream.arn());
        return copy;
    }

    /** A copy that no stream follows, for backups. */
    public Table withoutStream() {
        return copy(Map.of());
    }

    /** A new table with these items, under another name and with settings of its own. */
    public Table restored(String newName, Collection<IndexDefinition> definitions, TableSettings newSettings) {
        Set<String> keys = new HashSet<>(schema.names());
        definitions.forEach(index -> keys.addAll(index.schema().names()));
        Map<String, Type> types = new LinkedHashMap<>(attributeTypes);
        types.keySet().retainAll(keys);
        Table restored = new Table(newName, schema, types, definitions, newSettings);
        items.forEach((key, item) -> restored.replace(key, null, item));
        return restored;
    }

    /** The size of all items. */
    public long sizeInBytes() {
        return items.values().stream().mapToLong(Item::size).sum();
    }

    public String name() {
        return name;
    }

    public KeySchema schema() {
        return schema;
    }

    public TableSettings settings() {
        return settings;
    }

    /** The types of all attributes that are part of a key of the table or an index. */
    public Map<String, Type> attributeTypes() {
        return attributeTypes;
    }

    public Collection<Index> indexes() {
        return indexes.values();
    }

    /** The indexes in the order in which the service checks and reports them. */
    public Collection<Index> indexesByName() {
        return new TreeMap<>(indexes).values();
    }

    public @Nullable Index index(String indexName) {
        return indexes.get(indexName);
    }

    public void addIndex(IndexDefinition definition) {
        Index index = new Index(schema, definition);
        items.forEach((key, item) -> index.replace(key, null, item));
        indexes.put(definition.name(), index);
    }

    public void removeIndex(String indexName) {
        indexes.remove(indexName);
        attributeTypes
                .keySet()
                .removeIf(attribute -> !schema.contains(attribute)
                        && indexes.values().stream()
                                .noneMatch(index -> index.schema().contains(attribute)));
    }

    public NavigableMap<StorageKey, Item> items() {
        return items;
    }

    /** The key attributes of an item, as a key. */
    public Item keyOf(Item item) {
        return item.only(schema.names());
    }

    public @Nullable Item get(StorageKey key) {
        return items.get(key);
    }

    /** The stream that follows this table, enabled or not; null where there never was one. */
    public @Nullable ChangeStream stream() {
        return stream;
    }

    public void follow(ChangeStream changes) {
        stream = changes;
    }

    /** Puts an item in the place of what is there, and tells the stream. */
    public void write(StorageKey key, @Nullable Item before, @Nullable Item after, Instant time, boolean expired) {
        replace(key, before, after);
        Item either = before == null ? after : before;
        if (stream != null && stream.isEnabled() && either != null) {
            stream.add(time, keyOf(either), before, after, expired);
        }
    }

    /** Puts an item in the place of what is there, or takes that away where the new one is null. */
    private void replace(StorageKey key, @Nullable Item before, @Nullable Item after) {
        if (after == null) {
            items.remove(key);
        } else {
            items.put(key, after);
        }
        for (Index index : indexes.values()) {
            index.replace(key, before, after);
        }
    }
}
