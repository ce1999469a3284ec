package io.keywright.testing.operation;

import io.keywright.testing.table.Index;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Counts the capacity units that an operation takes from one table and its indexes. */
final class Capacity {

    private static final int READ_UNIT = 4096;
    private static final int WRITE_UNIT = 1024;

    private final Table table;
    private final int factor;
    private final Map<String, Double> indexes = new LinkedHashMap<>();
    private double tableUnits;
    private boolean writes;

    /** The factor is 1, or 2 for transactions. */
    Capacity(Table table, int factor) {
        this.table = table;
        this.factor = factor;
    }

    void read(int bytes, boolean consistent) {
        tableUnits += readUnits(bytes, consistent);
    }

    void readIndex(Index index, int bytes, boolean consistent) {
        indexes.merge(index.name(), readUnits(bytes, consistent), Double::sum);
    }

    private double readUnits(int bytes, boolean consistent) {
        double units = Math.max(1, ceiling(bytes, READ_UNIT));
        return units * factor * (consistent ? 1 : 0.5);
    }

    void write(@Nullable Item before, @Nullable Item after) {
        writes = true;
        int larger = Math.max(before == null ? 0 : before.size(), after == null ? 0 : after.size());
        tableUnits += (double) Math.max(1, ceiling(larger, WRITE_UNIT)) * factor;
        for (Index index : table.indexes()) {
            Item oldEntry = before == null ? null : index.entry(before);
            Item newEntry = after == null ? null : index.entry(after);
            int units = indexUnits(index, oldEntry, newEntry);
            if (units > 0) {
                indexes.merge(index.name(), (double) units * factor, Double::sum);
            }
        }
    }

    private static int indexUnits(Index index, @Nullable Item before, @Nullable Item after) {
        if (before == null || after == null) {
            Item only = before == null ? after : before;
            return only == null ? 0 : Math.max(1, ceiling(only.size(), WRITE_UNIT));
        }
        if (before.equals(after)) {
            return 0;
        }
        boolean moved = !before.only(index.schema().names())
                .equals(after.only(index.schema().names()));
        int oldUnits = Math.max(1, ceiling(before.size(), WRITE_UNIT));
        int newUnits = Math.max(1, ceiling(after.size(), WRITE_UNIT));
        return moved ? oldUnits + newUnits : Math.max(oldUnits, newUnits);
    }

    private static int ceiling(int bytes, int unit) {
        return (bytes + unit - 1) / unit;
    }

    /** The ConsumedCapacity member of a reply, or null where the request did not ask for it. */
    @Nullable
    Map<String, Object> describe(@Nullable String mode) {
        if (mode == null || mode.equals("NONE")) {
            return null;
        }
        double total = tableUnits
                + indexes.values().stream().mapToDouble(Double::doubleValue).sum();
        Map<String, Object> description = units(total);
        description.put("TableName", table.name());
        if (mode.equals("INDEXES")) {
            description.put("Table", units(tableUnits));
            putIndexes(description, "LocalSecondaryIndexes", true);
            putIndexes(description, "GlobalSecondaryIndexes", false);
        }
        return description;
    }

    private Map<String, Object> units(double units) {
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("CapacityUnits", units);
        if (factor > 1) {
            description.put(writes ? "WriteCapacityUnits" : "ReadCapacityUnits", units);
        }
        return description;
    }

    private void putIndexes(Map<String, Object> description, String member, boolean local) {
        Map<String, Object> named = new LinkedHashMap<>();
        for (Index index : table.indexes()) {
            Double units = indexes.get(index.name());
            if (index.isLocal() == local && units != null) {
                named.put(index.name(), units(units));
            }
        }
        if (!named.isEmpty()) {
            description.put(member, named);
        }
    }
}
