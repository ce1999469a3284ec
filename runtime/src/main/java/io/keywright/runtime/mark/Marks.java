package io.keywright.runtime.mark;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the writes of an entity keep beside its properties. Immutable. */
public final class Marks {

    /** Nothing. */
    public static final Marks NONE = builder().build();

    private final @Nullable MarkedAttribute version;
    private final @Nullable MarkedAttribute createdAt;
    private final @Nullable MarkedAttribute updatedAt;
    private final boolean timesInKeys;
    private final boolean wholeSeconds;
    private final long highestVersion;
    private final @Nullable MarkedAttribute timeToLive;
    private final List<MarkedAttribute> immutable;
    private final List<MarkedAttribute> filledInOnce;
    private final List<UniqueProperty> unique;
    private final @Nullable String node;

    private Marks(Builder builder) {
        this.version = builder.version;
        this.createdAt = builder.createdAt;
        this.updatedAt = builder.updatedAt;
        this.timesInKeys = builder.timesInKeys;
        this.wholeSeconds = builder.wholeSeconds;
        this.highestVersion = builder.highestVersion;
        this.timeToLive = builder.timeToLive;
        this.immutable = List.copyOf(builder.immutable);
        this.filledInOnce = List.copyOf(builder.filledInOnce);
        this.unique = List.copyOf(builder.unique);
        this.node = builder.node;
    }

    /** A builder, without marks. */
    public static Builder builder() {
        return new Builder();
    }

    /** What counts the writes of an item; null if nothing does. */
    public @Nullable MarkedAttribute version() {
        return version;
    }

    /** The version that cannot be counted on, since the property holds no larger one. */
    public long highestVersion() {
        return highestVersion;
    }

    /** When an item was first written; null if it is not said. */
    public @Nullable MarkedAttribute createdAt() {
        return createdAt;
    }

    /** When an item was last written; null if it is not said. */
    public @Nullable MarkedAttribute updatedAt() {
        return updatedAt;
    }

    /** Whether the key of an index takes one of these times. */
    public boolean timesInKeys() {
        return timesInKeys;
    }

    /** Whether the time to live is a time, of which the item keeps only whole seconds. */
    public boolean wholeSeconds() {
        return wholeSeconds;
    }

    /** When DynamoDB may delete an item; null if it never may. */
    public @Nullable MarkedAttribute timeToLive() {
        return timeToLive;
    }

    /** What never changes. */
    public List<MarkedAttribute> immutable() {
        return immutable;
    }

    /** What of that can be written where an older item lacks it: to the others, being absent is a value, too. */
    public List<MarkedAttribute> filledInOnce() {
        return filledInOnce;
    }

    /** What no two items have the same value of. */
    public List<UniqueProperty> unique() {
        return unique;
    }

    /** The attribute that marks the head of a node which is being deleted; null if the entity is no such head. */
    public @Nullable String node() {
        return node;
    }

    /** Whether a write gives the object values of its own. */
    public boolean writesValues() {
        return version != null || createdAt != null || updatedAt != null;
    }

    /** Collects marks; used once. */
    public static final class Builder {

        private @Nullable MarkedAttribute version;
        private @Nullable MarkedAttribute createdAt;
        private @Nullable MarkedAttribute updatedAt;
        private boolean timesInKeys;
        private boolean wholeSeconds;
        private long highestVersion = Long.MAX_VALUE;
        private @Nullable MarkedAttribute timeToLive;
        private final List<MarkedAttribute> immutable = new ArrayList<>();
        private final List<MarkedAttribute> filledInOnce = new ArrayList<>();
        private final List<UniqueProperty> unique = new ArrayList<>();
        private @Nullable String node;

        private Builder() {}

        /** What counts the writes of an item. */
        public Builder version(MarkedAttribute attribute) {
            version = attribute;
            return this;
        }

        /** What counts the writes of an item, and is an int. */
        public Builder intVersion(MarkedAttribute attribute) {
            highestVersion = Integer.MAX_VALUE;
            return version(attribute);
        }

        /** When an item was first written. */
        public Builder createdAt(MarkedAttribute attribute) {
            createdAt = attribute;
            return this;
        }

        /** When an item was last written. */
        public Builder updatedAt(MarkedAttribute attribute) {
            updatedAt = attribute;
            return this;
        }

        /** That the key of an index takes one of these times. */
        public Builder timesInKeys() {
            timesInKeys = true;
            return this;
        }

        /** That the time to live is a time, of which the item keeps only whole seconds. */
        public Builder wholeSeconds() {
            wholeSeconds = true;
            return this;
        }

        /** When DynamoDB may delete an item. */
        public Builder timeToLive(MarkedAttribute attribute) {
            timeToLive = attribute;
            return this;
        }

        /** What never changes, and may be absent for ever. */
        public Builder immutable(MarkedAttribute attribute) {
            immutable.add(attribute);
            return this;
        }

        /** What never changes once it is there, which only an older item may lack. */
        public Builder immutableOnceThere(MarkedAttribute attribute) {
            filledInOnce.add(attribute);
            return immutable(attribute);
        }

        /** What no two items have the same value of. */
        public Builder unique(UniqueProperty property) {
            unique.add(property);
            return this;
        }

        /** That the entity is the head of a node, and which attribute marks one that is being deleted. */
        public Builder node(String attribute) {
            node = attribute;
            return this;
        }

        /** The marks. */
        public Marks build() {
            return new Marks(this);
        }
    }
}
