package io.keywright.runtime.relation;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A copy that is not what its source has now. Immutable. */
public final class Drift {

    private final String property;
    private final @Nullable Object copied;
    private final @Nullable Object now;

    private Drift(String property, @Nullable Object copied, @Nullable Object now) {
        this.property = property;
        this.copied = copied;
        this.now = now;
    }

    /** The property that holds the copy. */
    public String property() {
        return property;
    }

    /** What the copy is, of the property's type; empty where it has none. */
    public Optional<Object> copied() {
        return Optional.ofNullable(copied);
    }

    /** What the source has, of the property's type; empty where it has none. */
    public Optional<Object> now() {
        return Optional.ofNullable(now);
    }

    /** Names the property alone: values are the program's own business. */
    @Override
    public String toString() {
        return property;
    }

    /** The drifts of one object, collected. */
    public static final class Drifts {

        private final List<Drift> drifts = new ArrayList<>();

        /** None yet. */
        public Drifts() {}

        /** Compares one copy with its source; numbers by their value, so that 1.0 is 1. */
        public Drifts compare(String property, @Nullable Object copied, @Nullable Object now) {
            if (!isSame(copied, now)) {
                drifts.add(new Drift(property, copied, now));
            }
            return this;
        }

        /** Those that there were. */
        public List<Drift> toList() {
            return List.copyOf(drifts);
        }

        private static boolean isSame(@Nullable Object copied, @Nullable Object now) {
            return (copied instanceof BigDecimal first && now instanceof BigDecimal second)
                    ? first.compareTo(second) == 0
                    : Objects.deepEquals(copied, now);
        }
    }
}
