package io.keywright.runtime.change;

import io.keywright.runtime.MissingType;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.Change.Event;
import io.keywright.runtime.decoding.StoredItem;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Identity;
import software.amazon.awssdk.services.dynamodb.model.OperationType;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;

/**
 * Makes typed changes of the records of a table's stream. It sends nothing and needs no client. Immutable, safe for
 * threads.
 *
 * <p>Items of unknown types are passed over, and the options' listener hears of them; so are the guards of unique values,
 * of which nobody needs to hear.
 */
public final class ChangeReader {

    private final TableLayout layout;
    private final TableOptions options;
    private final @Nullable String guardPrefix;
    private final Map<String, Member<?>> members;

    private ChangeReader(Builder builder) {
        this.layout = builder.layout;
        this.options = builder.options;
        this.guardPrefix = builder.guardPrefix;
        this.members = new LinkedHashMap<>(builder.members);
    }

    /** A builder, without entities. */
    public static Builder of(TableLayout layout, TableOptions options) {
        return new Builder(layout, options);
    }

    /**
     * The changes of these records in their order, all or none: if one of them is refused, so is the list.
     *
     * @throws io.keywright.runtime.error.MissingTypeException if an item does not carry its type, unless the options say
     *     otherwise
     * @throws IllegalArgumentException if a record is of another table
     */
    public List<Change<?>> read(List<Record> records) {
        List<Change<?>> changes = new ArrayList<>();
        for (Record record : records) {
            Change<?> change = change(record);
            if (change != null) {
                changes.add(change);
            }
        }
        return changes;
    }

    /** The change that a record tells; empty if it is passed over. Throws what {@link #read(List)} throws. */
    public Optional<Change<?>> read(Record record) {
        return Optional.ofNullable(change(record));
    }

    private @Nullable Change<?> change(Record record) {
        StreamRecord stream = record.dynamodb();
        if (stream == null || record.eventName() == null) {
            throw new IllegalArgumentException("The record does not tell what has changed, or how.");
        }
        StoredItem keys = new StoredItem(layout, options, stream.keys());
        String partition = keys.text(layout.partitionKey());
        String sortKey = layout.sortKey();
        String sort = sortKey == null ? null : keys.text(sortKey);
        if (partition == null || (sort == null && sortKey != null)) {
            throw new IllegalArgumentException("The record does not have the keys of this table.");
        }
        StoredItem before = image(stream.hasOldImage(), stream.oldImage());
        StoredItem after = image(stream.hasNewImage(), stream.newImage());
        StoredItem typed = after == null ? before : after;
        String type = typed == null ? null : typed.type();
        Member<?> member = type == null ? null : members.get(type);
        if (member != null) {
            return member.change(event(record), partition, sort, stream, before, after);
        }
        Member<?> gone = type == null || before == null ? null : members.get(String.valueOf(before.type()));
        if (gone != null && typed != null && type != null) {
            // Of a type that a newer program knows: to this one the object is there no more.
            typed.reportUnknown(type);
            return gone.change(Event.REMOVED, partition, sort, stream, before, null);
        }
        if (guardPrefix != null && partition.startsWith(guardPrefix)) {
            return null;
        }
        if (typed == null) {
            Source<Object> source = new Source<>(key(Object.class, partition, sort), null, stream, null, null);
            return new Change.Untyped(source, event(record));
        }
        if (type != null) {
            typed.reportUnknown(type);
        } else if (options.missingType() == MissingType.FAIL) {
            throw typed.missingType();
        }
        return null;
    }

    private @Nullable StoredItem image(boolean there, Map<String, AttributeValue> attributes) {
        return there ? new StoredItem(layout, options, attributes) : null;
    }

    private static Event event(Record record) {
        OperationType operation = record.eventName();
        return switch (operation) {
            case INSERT -> Event.INSERTED;
            case MODIFY -> Event.MODIFIED;
            case REMOVE -> isService(record.userIdentity()) ? Event.EXPIRED : Event.REMOVED;
            default ->
                throw new IllegalArgumentException(
                        "The record tells of an event that this version does not know: " + record.eventNameAsString());
        };
    }

    private static boolean isService(@Nullable Identity identity) {
        return identity != null
                && "Service".equals(identity.type())
                && "dynamodb.amazonaws.com".equals(identity.principalId());
    }

    private static <T> PrimaryKey<T> key(Class<T> entity, String partition, @Nullable String sort) {
        return sort == null ? PrimaryKey.of(entity, partition) : PrimaryKey.of(entity, partition, sort);
    }

    private static final class Member<T> {

        private final Class<T> entity;
        private final EntityMapper<T> mapper;

        Member(Class<T> entity, EntityMapper<T> mapper) {
            this.entity = entity;
            this.mapper = mapper;
        }

        Change<T> change(
                Event event,
                String partition,
                @Nullable String sort,
                StreamRecord stream,
                @Nullable StoredItem before,
                @Nullable StoredItem after) {
            Source<T> source = new Source<>(key(entity, partition, sort), mapper, stream, before, after);
            return switch (event) {
                case INSERTED -> new Change.Inserted<>(source);
                case MODIFIED -> new Change.Modified<>(source);
                case REMOVED -> new Change.Removed<>(source);
                case EXPIRED -> new Change.Expired<>(source);
            };
        }
    }

    /** Collects the entities of a table; used once, by generated code. */
    public static final class Builder {

        private final TableLayout layout;
        private final TableOptions options;
        private final Map<String, Member<?>> members = new LinkedHashMap<>();
        private @Nullable String guardPrefix;

        private Builder(TableLayout layout, TableOptions options) {
            this.layout = layout;
            this.options = Objects.requireNonNull(options, "options");
        }

        /** Reads the items of an entity. */
        public <T> Builder entity(Class<T> entity, EntityMapper<T> mapper) {
            for (String type : mapper.types()) {
                members.put(type, new Member<>(entity, mapper));
            }
            return this;
        }

        /** Passes over the items whose partition keys start like this. */
        public Builder guards(String prefix) {
            guardPrefix = prefix;
            return this;
        }

        /** The reader. */
        public ChangeReader build() {
            return new ChangeReader(this);
        }
    }
}
