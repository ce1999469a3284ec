package io.keywright.runtime.transaction;

import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.WriteAction;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Which item it is, whatever entity it belongs to. */
final class ItemPlace {

    private final String tableName;
    private final String partition;
    private final @Nullable String sort;

    private ItemPlace(String tableName, String partition, @Nullable String sort) {
        this.tableName = tableName;
        this.partition = partition;
        this.sort = sort;
    }

    static ItemPlace of(WriteAction<?> action) {
        PrimaryKey<?> key = action.key();
        return new ItemPlace(action.table().tableName(), key.partition(), key.sort());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ItemPlace place
                && tableName.equals(place.tableName)
                && partition.equals(place.partition)
                && Objects.equals(sort, place.sort);
    }

    @Override
    public int hashCode() {
        return Objects.hash(tableName, partition, sort);
    }
}
