package io.keywright.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a table is read and how its errors speak. Immutable. */
public final class TableOptions {

    private static final TableOptions DEFAULTS = builder().build();

    private final @Nullable UnknownTypeListener unknownTypes;
    private final MissingType missingType;
    private final boolean keysInMessages;

    private TableOptions(Builder builder) {
        this.unknownTypes = builder.unknownTypes;
        this.missingType = builder.missingType;
        this.keysInMessages = builder.keysInMessages;
    }

    /** Nobody listens for unknown types, a missing type fails, and messages show no keys. */
    public static TableOptions defaults() {
        return DEFAULTS;
    }

    /** A builder that starts from the defaults. */
    public static Builder builder() {
        return new Builder();
    }

    /** Who hears of items of unknown types; null for nobody. */
    public @Nullable UnknownTypeListener unknownTypes() {
        return unknownTypes;
    }

    /** What happens with items without a type. */
    public MissingType missingType() {
        return missingType;
    }

    /** Whether the messages of errors show keys. */
    public boolean keysInMessages() {
        return keysInMessages;
    }

    /** Collects options; used once. */
    public static final class Builder {

        private @Nullable UnknownTypeListener unknownTypes;
        private MissingType missingType = MissingType.FAIL;
        private boolean keysInMessages;

        private Builder() {}

        /** Who hears of items that queries skip because their type is unknown; nobody unless set. */
        public Builder unknownTypes(UnknownTypeListener listener) {
            this.unknownTypes = listener;
            return this;
        }

        /** What happens with items without a type; {@link MissingType#FAIL} unless set. */
        public Builder missingType(MissingType what) {
            this.missingType = Objects.requireNonNull(what, "missingType");
            return this;
        }

        /** Whether the messages of errors show keys, which often name people; false unless set. */
        public Builder keysInMessages(boolean shown) {
            this.keysInMessages = shown;
            return this;
        }

        /** The options. */
        public TableOptions build() {
            return new TableOptions(this);
        }
    }
}
