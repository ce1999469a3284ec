package io.keywright.benchmark.peer;

import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/** A place as the Enhanced Client likes immutable classes. */
@DynamoDbImmutable(builder = DeliveryImmutable.Builder.class)
@NullUnmarked // Builders are filled after they are made.
public final class DeliveryImmutable {

    private final String street;
    private final String postalCode;
    private final String city;
    private final String country;

    private DeliveryImmutable(Builder builder) {
        this.street = builder.street;
        this.postalCode = builder.postalCode;
        this.city = builder.city;
        this.country = builder.country;
    }

    /** Nothing yet. */
    public static Builder builder() {
        return new Builder();
    }

    public String street() {
        return street;
    }

    public String postalCode() {
        return postalCode;
    }

    public String city() {
        return city;
    }

    public String country() {
        return country;
    }

    /** Fills one. */
    public static final class Builder {

        private String street;
        private String postalCode;
        private String city;
        private String country;

        public Builder street(String value) {
            this.street = value;
            return this;
        }

        public Builder postalCode(String value) {
            this.postalCode = value;
            return this;
        }

        public Builder city(String value) {
            this.city = value;
            return this;
        }

        public Builder country(String value) {
            this.country = value;
            return this;
        }

        public DeliveryImmutable build() {
            return new DeliveryImmutable(this);
        }
    }
}
