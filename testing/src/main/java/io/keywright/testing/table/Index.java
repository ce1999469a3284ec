package io.keywright.testing.table;

import io.keywright.testing.value.Item;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A secondary index: its definition and its entries, kept with every write of the table. */
public final class Index {

    private final String name;
    private final KeySchema schema;
    private final IndexProjection projection;
    private final boolean local;
    private final @Nullable Set<String> projected;
    private final TreeMap<StorageKey, Item> entries = new TreeMap<>();
    private Throughput throughput;
    private ThroughputOptions options;

    Index(KeySchema table, IndexDefinition definition) {
        this.name = definition.name();
        this.schema = definition.schema();
        this.projection = definition.projection();
        this.local = definition.local();
        this.throughput = definition.throughput();
        this.options = definition.options();
        this.projected = projection.attributes(table, schema);
    }

    public String name() {
        return name;
    }

    public KeySchema schema() {
        return schema;
    }

    public IndexProjection projection() {
        return projection;
    }

    public boolean isLocal() {
        return local;
    }

    public void setThroughput(Throughput throughput) {
        this.throughput = throughput;
    }

    public ThroughputOptions options() {
        return options;
    }

    public void setOptions(ThroughputOptions options) {
        this.options = options;
    }

    public Throughput throughput() {
        return throughput;
    }

    public IndexDefinition definition() {
        return new IndexDefinition(name, schema, projection, local, throughput, options);
    }

    /** Whether the index holds the attribute for each of its items that have it. */
    public boolean projects(String attribute) {
        return projected == null || projected.contains(attribute);
    }

    public NavigableMap<StorageKey, Item> entries() {
        return entries;
    }

    /** The entry an item has in this index, or null where it has none. */
    public @Nullable Item entry(Item item) {
        for (String key : schema.names()) {
            if (!item.has(key)) {
                return null;
            }
        }
        return projected == null ? item : item.only(projected);
    }

    void replace(StorageKey owner, @Nullable Item before, @Nullable Item after) {
        StorageKey old = before == null ? null : StorageKey.ofIndex(schema, before, owner);
        if (old != null) {
            entries.remove(old);
        }
        if (after != null) {
            StorageKey key = StorageKey.ofIndex(schema, after, owner);
            Item entry = entry(after);
            if (key != null && entry != null) {
                entries.put(key, entry);
            }
        }
    }

    /** The index as descriptions of tables show it, a local one without the status. */
    public Map<String, Object> describe(String tableArn, String status) {
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("IndexName", name);
        description.put("KeySchema", schema.describe());
        description.put("Projection", projection.describe());
        if (!local) {
            description.put("IndexStatus", status);
            if (status.equals("CREATING")) {
                description.put("Backfilling", false);
            }
            description.put("ProvisionedThroughput", throughput.describe());
            options.describe(description, throughput, status.equals("CREATING") ? "UPDATING" : "ACTIVE");
        }
        description.put(
                "IndexSizeBytes",
                entries.values().stream().mapToLong(Item::size).sum());
        description.put("ItemCount", entries.size());
        description.put("IndexArn", tableArn + "/index/" + name);
        return description;
    }
}
