package io.keywright.runtime;

import io.keywright.runtime.cursor.CursorCodec;
import io.keywright.runtime.execution.OperationListener;
import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a table is read and how its errors speak. Immutable. */
public final class TableOptions {

    private static final TableOptions DEFAULTS = builder().build();

    private final @Nullable UnknownTypeListener unknownTypes;
    private final MissingType missingType;
    private final boolean keysInMessages;
    private final @Nullable CursorCodec cursorCodec;
    private final Duration patience;
    private final @Nullable OperationListener listener;
    private final Clock clock;

    private TableOptions(Builder builder) {
        this.unknownTypes = builder.unknownTypes;
        this.missingType = builder.missingType;
        this.keysInMessages = builder.keysInMessages;
        this.cursorCodec = builder.cursorCodec;
        this.patience = builder.patience;
        this.listener = builder.listener;
        this.clock = builder.clock;
    }

    /** Nobody listens for unknown types, a missing type fails, messages show no keys, and cursors are not protected. */
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

    /** What protects the cursors; null if nothing does. */
    public @Nullable CursorCodec cursorCodec() {
        return cursorCodec;
    }

    /** How long batches and transactions go on sending again what was not carried out. */
    public Duration patience() {
        return patience;
    }

    /** Who hears of every operation; null for nobody. */
    public @Nullable OperationListener listener() {
        return listener;
    }

    /** What tells the time that writes note down. */
    public Clock clock() {
        return clock;
    }

    /** Collects options; used once. */
    public static final class Builder {

        private @Nullable UnknownTypeListener unknownTypes;
        private MissingType missingType = MissingType.FAIL;
        private boolean keysInMessages;
        private @Nullable CursorCodec cursorCodec;
        private Duration patience = Duration.ofSeconds(30);
        private @Nullable OperationListener listener;
        private Clock clock = Clock.systemUTC();

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

        /**
         * What protects cursors, {@link io.keywright.runtime.cursor.SignedCursors} or {@link
         * io.keywright.runtime.cursor.EncryptedCursors} for instance; nothing unless set. With it, cursors that are not
         * protected are refused.
         */
        public Builder cursorCodec(CursorCodec codec) {
            this.cursorCodec = Objects.requireNonNull(codec, "cursorCodec");
            return this;
        }

        /**
         * How long batches and transactions may take with all that they send again; 30 seconds unless set. {@code within}
         * of a single one comes before this.
         */
        public Builder patience(Duration total) {
            Objects.requireNonNull(total, "total");
            if (total.isNegative() || total.isZero()) {
                throw new IllegalArgumentException("patience is some time");
            }
            this.patience = total;
            return this;
        }

        /** Who hears of every operation, for metrics and traces; nobody unless set. */
        public Builder listener(OperationListener observer) {
            this.listener = Objects.requireNonNull(observer, "listener");
            return this;
        }

        /**
         * What tells the time for {@code @CreatedAt} and {@code @UpdatedAt}, and whether a unique value's owner has expired;
         * the system's clock unless set.
         */
        public Builder clock(Clock time) {
            this.clock = Objects.requireNonNull(time, "clock");
            return this;
        }

        /** The options. */
        public TableOptions build() {
            return new TableOptions(this);
        }
    }
}
