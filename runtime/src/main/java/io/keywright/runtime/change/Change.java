package io.keywright.runtime.change;

import io.keywright.runtime.error.MissingImageException;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What happened to one item, as the table's stream tells it: {@link Inserted}, {@link Modified}, {@link Removed} by
 * someone, {@link Expired} by its time to live, or {@link Untyped} where the stream carries nothing but the key.
 *
 * <p>An item becomes an object when it is asked for, so that what cannot be read hurts only who needs it: these methods
 * throw {@link io.keywright.runtime.error.UnmappableItemException}. Which items a stream carries is its view type; one that
 * existed and is not carried is a {@link MissingImageException}, never a null or an empty {@code Optional}.
 *
 * @param <T> the entity
 */
public abstract sealed class Change<T> {

    private final Source<T> source;

    private Change(Source<T> source) {
        this.source = source;
    }

    /** The entity's class; of {@link Untyped} it is Object. */
    public final Class<T> entity() {
        return source.key().entity();
    }

    /** The item's key. */
    public final PrimaryKey<T> key() {
        return source.key();
    }

    /** Where the change stands in the stream. */
    public final SequenceNumber sequenceNumber() {
        return source.sequenceNumber();
    }

    /** When it happened, roughly: the service gives no more than that. */
    public final Instant time() {
        return source.time();
    }

    /**
     * The item as it was; empty if there was none.
     *
     * @throws MissingImageException if there was one and the stream does not carry it
     */
    public abstract Optional<T> oldItem();

    /**
     * The item as it is since; empty if there is none any more.
     *
     * @throws MissingImageException if there is one and the stream does not carry it
     */
    public abstract Optional<T> newItem();

    /** This change, if it is one of that entity. */
    @SuppressWarnings("unchecked")
    public final <E> Optional<Change<E>> as(Class<E> type) {
        return entity() == type ? Optional.of((Change<E>) this) : Optional.empty();
    }

    final Source<T> source() {
        return source;
    }

    /** There was no item before. */
    public static final class Inserted<T> extends Change<T> {

        Inserted(Source<T> source) {
            super(source);
        }

        /** The new item. */
        public T item() {
            return source().required(Side.NEW);
        }

        @Override
        public Optional<T> oldItem() {
            return Optional.empty();
        }

        @Override
        public Optional<T> newItem() {
            return Optional.of(item());
        }
    }

    /** The item was changed, or replaced by another one under its key. */
    public static final class Modified<T> extends Change<T> {

        Modified(Source<T> source) {
            super(source);
        }

        /** The item as it was. */
        public T before() {
            return source().required(Side.OLD);
        }

        /** The item as it is since. */
        public T after() {
            return source().required(Side.NEW);
        }

        @Override
        public Optional<T> oldItem() {
            return Optional.of(before());
        }

        @Override
        public Optional<T> newItem() {
            return Optional.of(after());
        }
    }

    /** The item was deleted by someone. */
    public static final class Removed<T> extends Change<T> {

        Removed(Source<T> source) {
            super(source);
        }

        /** The item as it was. */
        public T item() {
            return source().required(Side.OLD);
        }

        @Override
        public Optional<T> oldItem() {
            return Optional.of(item());
        }

        @Override
        public Optional<T> newItem() {
            return Optional.empty();
        }
    }

    /**
     * DynamoDB deleted the item because its time to live was over. In a global table only the region that did it says so;
     * in the others it is {@link Removed}.
     */
    public static final class Expired<T> extends Change<T> {

        Expired(Source<T> source) {
            super(source);
        }

        /** The item as it was. */
        public T item() {
            return source().required(Side.OLD);
        }

        @Override
        public Optional<T> oldItem() {
            return Optional.of(item());
        }

        @Override
        public Optional<T> newItem() {
            return Optional.empty();
        }
    }

    /**
     * The stream carries no image, so nothing says of which entity the item is: all changes of a stream of keys only, the
     * removals in one of new images, and the insertions in one of old images.
     */
    public static final class Untyped extends Change<Object> {

        private final Event event;

        Untyped(Source<Object> source, Event event) {
            super(source);
            this.event = event;
        }

        /** What happened. */
        public Event event() {
            return event;
        }

        /** The item's key, for a caller who knows of which entity it is. */
        public <E> PrimaryKey<E> keyOf(Class<E> type) {
            @Nullable String sort = key().sort();
            return sort == null ? PrimaryKey.of(type, key().partition()) : PrimaryKey.of(type, key().partition(), sort);
        }

        @Override
        public Optional<Object> oldItem() {
            return event == Event.INSERTED ? Optional.empty() : Optional.of(source().required(Side.OLD));
        }

        @Override
        public Optional<Object> newItem() {
            return event == Event.INSERTED || event == Event.MODIFIED
                    ? Optional.of(source().required(Side.NEW))
                    : Optional.empty();
        }
    }

    /** What can happen to an item. */
    public enum Event {
        /** There was no item before. */
        INSERTED,
        /** It was changed or replaced. */
        MODIFIED,
        /** It was deleted by someone. */
        REMOVED,
        /** It was deleted because its time to live was over. */
        EXPIRED
    }
}
