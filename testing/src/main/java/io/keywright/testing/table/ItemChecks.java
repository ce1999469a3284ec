package io.keywright.testing.table;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Sizes;
import io.keywright.testing.value.Type;
import io.keywright.testing.value.Value;

/** What a table demands of the items and keys it is given. */
public final class ItemChecks {

    private static final int LARGEST_PARTITION_KEY = 2048;
    private static final int LARGEST_SORT_KEY = 1024;
    private static final String EMPTY_KEY = "One or more parameter values are not valid. ";

    private ItemChecks() {}

    /** Checks an item that is to be stored. */
    public static void checkItem(Table table, Item item) {
        for (KeyAttribute attribute : table.schema().attributes()) {
            Value value = item.get(attribute.name());
            if (value == null) {
                throw ServiceError.invalidParameter("Missing the key " + attribute.name() + " in the item");
            }
            if (value.type() != attribute.type()) {
                throw ServiceError.invalidParameter("Type mismatch for key " + attribute.name() + " expected: "
                        + attribute.type() + " actual: " + value.type());
            }
        }
        checkKeyValues(table.schema(), item);
        checkIndexKeys(table, item);
    }

    /** Checks the keys that an item has in secondary indexes. */
    public static void checkIndexKeys(Table table, Item item) {
        for (Index index : table.indexes()) {
            for (KeyAttribute attribute : index.schema().attributes()) {
                Value value = item.get(attribute.name());
                if (value == null) {
                    continue;
                }
                if (value.type() != attribute.type()) {
                    throw ServiceError.invalidParameter("Type mismatch for Index Key " + attribute.name()
                            + " Expected: " + attribute.type() + " Actual: " + value.type() + " IndexName: "
                            + index.name());
                }
                if (isEmpty(value)) {
                    throw ServiceError.validation(EMPTY_KEY
                            + "A value specified for a secondary index key is not supported. "
                            + emptySentence(attribute) + " IndexName: " + index.name() + ", IndexKey: "
                            + attribute.name());
                }
                boolean partition = index.schema().partition().contains(attribute);
                if (isTooLong(value, partition)) {
                    throw ServiceError.invalidParameter(
                            partition
                                    ? "Size of hashkey has exceeded the maximum size limit of2048 bytes"
                                    : "Aggregated size of all range keys has exceeded the size limit of 1024 bytes");
                }
            }
        }
    }

    /** Checks that a key has the table's key attributes and no others. */
    public static void checkKey(Table table, Item key) {
        if (key.attributes().size() != table.schema().attributes().size()) {
            throw mismatch();
        }
        for (KeyAttribute attribute : table.schema().attributes()) {
            Value value = key.get(attribute.name());
            if (value == null || value.type() != attribute.type()) {
                throw mismatch();
            }
        }
        checkKeyValues(table.schema(), key);
    }

    private static ServiceError mismatch() {
        return ServiceError.validation("The provided key element does not match the schema");
    }

    private static void checkKeyValues(KeySchema schema, Item item) {
        for (KeyAttribute attribute : schema.attributes()) {
            Value value = item.get(attribute.name());
            if (value == null) {
                continue;
            }
            if (isEmpty(value)) {
                throw ServiceError.validation(EMPTY_KEY + emptySentence(attribute) + " Key: " + attribute.name());
            }
            boolean partition = schema.partition().contains(attribute);
            if (isTooLong(value, partition)) {
                throw ServiceError.invalidParameter(
                        partition
                                ? "Size of hashkey has exceeded the maximum size limit of2048 bytes"
                                : "Aggregated size of all range keys has exceeded the size limit of 1024 bytes");
            }
        }
    }

    private static boolean isEmpty(Value value) {
        return value.type() != Type.N && Sizes.of(value) == 0;
    }

    private static boolean isTooLong(Value value, boolean partition) {
        return value.type() != Type.N && Sizes.of(value) > (partition ? LARGEST_PARTITION_KEY : LARGEST_SORT_KEY);
    }

    private static String emptySentence(KeyAttribute attribute) {
        return "The AttributeValue for a key attribute cannot contain an empty "
                + (attribute.type() == Type.S ? "string" : "binary") + " value.";
    }

    /** Refuses an item over 400 KB. */
    public static void checkSize(Item item) {
        if (item.size() > Sizes.LARGEST_ITEM) {
            throw ServiceError.validation("Item size has exceeded the maximum allowed size");
        }
    }
}
