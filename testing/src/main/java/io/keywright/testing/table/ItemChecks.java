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

    /** Checks the keys that a new item has in secondary indexes. */
    private static void checkIndexKeys(Table table, Item item) {
        for (Index index : table.indexesByName()) {
            for (KeyAttribute attribute : index.schema().attributes()) {
                Value value = item.get(attribute.name());
                if (value != null) {
                    checkIndexKeyType(index, attribute, value.type());
                    if (isEmpty(value)) {
                        throw ServiceError.invalidInput(EMPTY_KEY
                                + "A value specified for a secondary index key is not supported. "
                                + emptySentence(attribute) + " IndexName: " + index.name() + ", IndexKey: "
                                + attribute.name());
                    }
                    checkSize(value, index.schema().partition().contains(attribute));
                }
            }
        }
    }

    /** Refuses a value of another type than an index key has. */
    public static void checkIndexKeyType(Index index, KeyAttribute attribute, Type actual) {
        if (actual != attribute.type()) {
            throw ServiceError.invalidParameter("Type mismatch for Index Key " + attribute.name() + " Expected: "
                    + attribute.type() + " Actual: " + actual + " IndexName: " + index.name());
        }
    }

    /** Checks the keys that an updated item has in secondary indexes, those that the update changed. */
    public static void checkUpdatedIndexKeys(Table table, Item before, Item after) {
        for (Index index : table.indexesByName()) {
            for (KeyAttribute attribute : index.schema().attributes()) {
                Value value = after.get(attribute.name());
                if (value == null || value.equals(before.get(attribute.name()))) {
                    continue;
                }
                if (value.type() != attribute.type()) {
                    throw ServiceError.validation("The update expression attempted to update the secondary index key "
                            + "to unsupported type");
                }
                if (isEmpty(value)) {
                    throw ServiceError.invalidInput(EMPTY_KEY + "The update expression attempted to update a secondary "
                            + "index key to a value that is not supported. " + emptySentence(attribute));
                }
                if (isTooLarge(value, index.schema().partition().contains(attribute))) {
                    throw ServiceError.validation("The update expression attempted to update the secondary index key "
                            + "beyond allowed size limits");
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
            refuseEmptyKey(attribute, value);
            checkSize(value, schema.partition().contains(attribute));
        }
    }

    /** Refuses empty text and empty bytes as the value of a key attribute. */
    public static void refuseEmptyKey(KeyAttribute attribute, Value value) {
        if (isEmpty(value)) {
            throw ServiceError.invalidInput(EMPTY_KEY + emptySentence(attribute) + " Key: " + attribute.name());
        }
    }

    private static boolean isTooLarge(Value key, boolean partition) {
        return key.type() != Type.N && Sizes.of(key) > (partition ? LARGEST_PARTITION_KEY : LARGEST_SORT_KEY);
    }

    private static void checkSize(Value key, boolean partition) {
        if (isTooLarge(key, partition)) {
            throw ServiceError.invalidParameter(
                    partition
                            ? "Size of hashkey has exceeded the maximum size limit of2048 bytes"
                            : "Aggregated size of all range keys has exceeded the size limit of 1024 bytes");
        }
    }

    private static boolean isEmpty(Value value) {
        return value.type() != Type.N && Sizes.of(value) == 0;
    }

    private static String emptySentence(KeyAttribute attribute) {
        return "The AttributeValue for a key attribute cannot contain an empty "
                + (attribute.type() == Type.S ? "string" : "binary") + " value.";
    }

    /** Refuses an item over 400 KB. */
    public static void checkSize(Item item) {
        if (item.size() > Sizes.LARGEST_ITEM) {
            throw ServiceError.structural("Item size has exceeded the maximum allowed size");
        }
    }
}
