package made;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Ignore;
import io.keywright.annotation.Key;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A class with fields and a builder; accessors and setters of several fashions. */
@Entity
@Key(pk = "OWNER#{owner}", sk = "ORDER#{id:8}", name = "ofOwner")
public final class Order implements Owned<String> {

    private final String owner;
    private final int id;

    @Attribute("at")
    private final Instant placedAt;

    private final boolean open;
    private final @Nullable String note;
    private final Integer count;
    private final List<Line> lines;
    private final @Nullable Window<Instant> window;

    @Ignore
    private final int hash;

    private Order(Builder builder) {
        this.owner = builder.owner;
        this.id = builder.id;
        this.placedAt = builder.placedAt;
        this.open = builder.open;
        this.note = builder.note;
        this.count = builder.count;
        this.lines = List.copyOf(builder.lines);
        this.window = builder.window;
        this.hash = owner.hashCode() + id;
    }

    public static Builder builder() {
        return new Builder();
    }

    public Builder toBuilder() {
        return builder().owner(owner);
    }

    @Override
    public String owner() {
        return owner;
    }

    public int id() {
        return id;
    }

    public Instant getPlacedAt() {
        return placedAt;
    }

    public boolean isOpen() {
        return open;
    }

    public Optional<String> note() {
        return Optional.ofNullable(note);
    }

    public Integer count() {
        return count;
    }

    public List<Line> lines() {
        return lines;
    }

    public @Nullable Window<Instant> window() {
        return window;
    }

    public int hash() {
        return hash;
    }

    public int size() {
        return lines.size();
    }

    /** A builder whose methods give back this, something else or nothing. */
    public static final class Builder {

        private String owner = "";
        private int id;
        private Instant placedAt = Instant.EPOCH;
        private boolean open;
        private @Nullable String note;
        private int count;
        private List<Line> lines = new ArrayList<>();
        private @Nullable Window<Instant> window;

        private Builder() {}

        public Builder owner(String owner) {
            this.owner = owner;
            return this;
        }

        public Builder id(int id) {
            this.id = id;
            return this;
        }

        public void setPlacedAt(Instant placedAt) {
            this.placedAt = placedAt;
        }

        public Builder withOpen(boolean open) {
            this.open = open;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public Builder note(Optional<String> note) {
            this.note = note.orElse(null);
            return this;
        }

        public Builder count(int count) {
            this.count = count;
            return this;
        }

        public Builder addLine(Line line) {
            lines.add(line);
            return this;
        }

        public Builder lines(Iterable<? extends Line> lines) {
            this.lines = new ArrayList<>();
            lines.forEach(this.lines::add);
            return this;
        }

        public Builder window(@Nullable Window<Instant> window) {
            this.window = window;
            return this;
        }

        public Order build() {
            return new Order(this);
        }
    }

    /** A document with the one constructor that takes everything. */
    @Document
    public static final class Line {

        private final String product;
        private final int quantity;

        public Line(String product, int quantity) {
            this.product = product;
            this.quantity = quantity;
        }

        public String product() {
            return product;
        }

        public int getQuantity() {
            return quantity;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Line line && line.product.equals(product) && line.quantity == quantity;
        }

        @Override
        public int hashCode() {
            return product.hashCode() + quantity;
        }
    }
}
