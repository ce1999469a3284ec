package io.keywright.benchmark.peer;

import io.keywright.benchmark.model.OrderState;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** An order as the Enhanced Client likes immutable classes. */
@DynamoDbImmutable(builder = OrderImmutable.Builder.class)
@NullUnmarked // Builders are filled after they are made.
public final class OrderImmutable {

    private final String accountId;
    private final String orderId;
    private final String channel;
    private final String currency;
    private final long number;
    private final BigDecimal total;
    private final Instant placedAt;
    private final OrderState state;
    private final boolean gift;
    private final DeliveryImmutable delivery;
    private final List<LineImmutable> lines;
    private final Set<String> labels;
    private final String note;

    private OrderImmutable(Builder builder) {
        this.accountId = builder.accountId;
        this.orderId = builder.orderId;
        this.channel = builder.channel;
        this.currency = builder.currency;
        this.number = builder.number;
        this.total = builder.total;
        this.placedAt = builder.placedAt;
        this.state = builder.state;
        this.gift = builder.gift;
        this.delivery = builder.delivery;
        this.lines = builder.lines;
        this.labels = builder.labels;
        this.note = builder.note;
    }

    /** Nothing yet. */
    public static Builder builder() {
        return new Builder();
    }

    public String accountId() {
        return accountId;
    }

    public String orderId() {
        return orderId;
    }

    public String channel() {
        return channel;
    }

    public String currency() {
        return currency;
    }

    public long number() {
        return number;
    }

    public BigDecimal total() {
        return total;
    }

    public Instant placedAt() {
        return placedAt;
    }

    public OrderState state() {
        return state;
    }

    public boolean gift() {
        return gift;
    }

    public DeliveryImmutable delivery() {
        return delivery;
    }

    public List<LineImmutable> lines() {
        return lines;
    }

    public Set<String> labels() {
        return labels;
    }

    public String note() {
        return note;
    }

    @DynamoDbPartitionKey
    @DynamoDbAttribute("PK")
    public String pk() {
        return "ACCOUNT#".concat(accountId);
    }

    @DynamoDbSortKey
    @DynamoDbAttribute("SK")
    public String sk() {
        return "ORDER#".concat(orderId);
    }

    @DynamoDbAttribute("GSI1PK")
    public String gsi1pk() {
        return "CITY#".concat(delivery.city());
    }

    @DynamoDbAttribute("GSI1SK")
    public String gsi1sk() {
        return DateTimeFormatter.ISO_INSTANT
                .format(placedAt.with(ChronoField.NANO_OF_SECOND, 0))
                .concat("#")
                .concat(orderId);
    }

    @DynamoDbAttribute("Type")
    public String type() {
        return "Order";
    }

    /** Fills one. */
    public static final class Builder {

        private String accountId;
        private String orderId;
        private String channel;
        private String currency;
        private long number;
        private BigDecimal total;
        private Instant placedAt;
        private OrderState state;
        private boolean gift;
        private DeliveryImmutable delivery;
        private List<LineImmutable> lines;
        private Set<String> labels;
        private String note;

        public Builder accountId(String value) {
            this.accountId = value;
            return this;
        }

        public Builder orderId(String value) {
            this.orderId = value;
            return this;
        }

        public Builder channel(String value) {
            this.channel = value;
            return this;
        }

        public Builder currency(String value) {
            this.currency = value;
            return this;
        }

        public Builder number(long value) {
            this.number = value;
            return this;
        }

        public Builder total(BigDecimal value) {
            this.total = value;
            return this;
        }

        public Builder placedAt(Instant value) {
            this.placedAt = value;
            return this;
        }

        public Builder state(OrderState value) {
            this.state = value;
            return this;
        }

        public Builder gift(boolean value) {
            this.gift = value;
            return this;
        }

        public Builder delivery(DeliveryImmutable value) {
            this.delivery = value;
            return this;
        }

        public Builder lines(List<LineImmutable> value) {
            this.lines = value;
            return this;
        }

        public Builder labels(Set<String> value) {
            this.labels = value;
            return this;
        }

        public Builder note(String value) {
            this.note = value;
            return this;
        }

        /** Ignored: the attribute is computed. */
        public Builder pk(String value) {
            return this;
        }

        /** Ignored: the attribute is computed. */
        public Builder sk(String value) {
            return this;
        }

        /** Ignored: the attribute is computed. */
        public Builder gsi1pk(String value) {
            return this;
        }

        /** Ignored: the attribute is computed. */
        public Builder gsi1sk(String value) {
            return this;
        }

        /** Ignored: the attribute is computed. */
        public Builder type(String value) {
            return this;
        }

        public OrderImmutable build() {
            return new OrderImmutable(this);
        }
    }
}
