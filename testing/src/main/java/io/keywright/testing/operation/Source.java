package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.table.Index;
import io.keywright.testing.table.ItemChecks;
import io.keywright.testing.table.KeyAttribute;
import io.keywright.testing.table.KeySchema;
import io.keywright.testing.table.StorageKey;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Value;
import java.util.LinkedHashSet;
import java.util.NavigableMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where a query or scan reads: a table, or one of its indexes. */
record Source(Table table, @Nullable Index index) {

    static Source of(Table table, @Nullable String indexName, boolean consistent) {
        if (indexName == null) {
            return new Source(table, null);
        }
        Index index = table.index(indexName);
        if (index == null) {
            throw ServiceError.validation("The table does not have the specified index: " + indexName);
        }
        if (!index.isLocal() && consistent) {
            throw ServiceError.validation("Consistent reads are not supported on global secondary indexes");
        }
        return new Source(table, index);
    }

    KeySchema schema() {
        return index == null ? table.schema() : index.schema();
    }

    NavigableMap<StorageKey, Item> entries() {
        return index == null ? table.items() : index.entries();
    }

    boolean isGlobal() {
        return index != null && !index.isLocal();
    }

    /** Whether the source holds the named attribute of its items. */
    boolean holds(String attribute) {
        return index == null || index.projects(attribute);
    }

    boolean holdsAll() {
        return index == null || index.projection().isAll();
    }

    /** The attributes of a LastEvaluatedKey: those of the table's key and of the index's. */
    Set<String> startKeyNames() {
        Set<String> names = new LinkedHashSet<>(table.schema().names());
        names.addAll(schema().names());
        return names;
    }

    /** The place that an ExclusiveStartKey names; it need not be that of an existing item. */
    StorageKey place(Item startKey) {
        Set<String> names = startKeyNames();
        if (!startKey.attributes().keySet().equals(names)) {
            throw ServiceError.validation("The provided starting key is invalid");
        }
        for (KeyAttribute attribute : schema().attributes()) {
            Value value = startKey.get(attribute.name());
            if (value == null || value.type() != attribute.type()) {
                throw ServiceError.validation("The provided starting key is invalid");
            }
        }
        Item tableKey = table.keyOf(startKey);
        try {
            ItemChecks.checkKey(table, tableKey);
        } catch (ServiceError refusal) {
            throw ServiceError.validation("The provided starting key is invalid: " + refusal.text());
        }
        StorageKey owner = StorageKey.of(table.schema(), tableKey);
        return index == null ? owner : StorageKey.inIndex(schema(), startKey, owner);
    }
}
