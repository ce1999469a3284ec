package io.keywright.runtime.change;

import io.keywright.runtime.decoding.StoredItem;
import io.keywright.runtime.error.MissingImageException;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;

/** The record behind a change: its key, and its images as far as the stream carries them. */
final class Source<T> {

    private final PrimaryKey<T> key;
    private final @Nullable EntityMapper<T> mapper;
    private final StreamRecord stream;
    private final @Nullable StoredItem before;
    private final @Nullable StoredItem after;
    private @Nullable T old;
    private @Nullable T present;

    Source(
            PrimaryKey<T> key,
            @Nullable EntityMapper<T> mapper,
            StreamRecord stream,
            @Nullable StoredItem before,
            @Nullable StoredItem after) {
        this.key = key;
        this.mapper = mapper;
        this.stream = stream;
        this.before = before;
        this.after = after;
    }

    PrimaryKey<T> key() {
        return key;
    }

    SequenceNumber sequenceNumber() {
        return SequenceNumber.of(stream.sequenceNumber());
    }

    Instant time() {
        return stream.approximateCreationDateTime();
    }

    /** The item of a side on which there is one. */
    T required(Side side) {
        if (side == Side.OLD) {
            old = old == null ? decode(before, side) : old;
            return old;
        }
        present = present == null ? decode(after, side) : present;
        return present;
    }

    private T decode(@Nullable StoredItem image, Side side) {
        if (image == null || mapper == null) {
            throw new MissingImageException(side.clause(), stream.streamViewTypeAsString());
        }
        String type = image.type();
        if (type == null) {
            throw image.missingType();
        }
        T item = image.decode(mapper, type);
        if (item == null) {
            throw image.unexpectedType(mapper, type);
        }
        return item;
    }
}
