package io.keywright.runtime.batch;

import io.keywright.runtime.key.PrimaryKey;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** One write of a batch. */
final class BatchEntry {

    private final String name;
    private final PrimaryKey<?> key;
    private final @Nullable Object entity;
    private final WriteRequest request;

    /**
     * A put, or a deletion.
     *
     * @param name what it does: {@code Order.put}
     * @param entity null for a deletion
     */
    BatchEntry(String name, PrimaryKey<?> key, @Nullable Object entity, WriteRequest request) {
        this.name = name;
        this.key = key;
        this.entity = entity;
        this.request = request;
    }

    String name() {
        return name;
    }

    PrimaryKey<?> key() {
        return key;
    }

    /** The object that is put; null for a deletion. */
    @Nullable
    Object entity() {
        return entity;
    }

    WriteRequest request() {
        return request;
    }
}
