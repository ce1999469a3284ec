package io.keywright.benchmark.peer;

import java.math.BigDecimal;
import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/** A line as the Enhanced Client likes immutable classes. */
@DynamoDbImmutable(builder = LineImmutable.Builder.class)
@NullUnmarked // Builders are filled after they are made.
public final class LineImmutable {

    private final String sku;
    private final String title;
    private final int quantity;
    private final BigDecimal price;

    private LineImmutable(Builder builder) {
        this.sku = builder.sku;
        this.title = builder.title;
        this.quantity = builder.quantity;
        this.price = builder.price;
    }

    /** Nothing yet. */
    public static Builder builder() {
        return new Builder();
    }

    public String sku() {
        return sku;
    }

    public String title() {
        return title;
    }

    public int quantity() {
        return quantity;
    }

    public BigDecimal price() {
        return price;
    }

    /** Fills one. */
    public static final class Builder {

        private String sku;
        private String title;
        private int quantity;
        private BigDecimal price;

        public Builder sku(String value) {
            this.sku = value;
            return this;
        }

        public Builder title(String value) {
            this.title = value;
            return this;
        }

        public Builder quantity(int value) {
            this.quantity = value;
            return this;
        }

        public Builder price(BigDecimal value) {
            this.price = value;
            return this;
        }

        public LineImmutable build() {
            return new LineImmutable(this);
        }
    }
}
