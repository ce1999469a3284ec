package io.keywright.benchmark.peer;

import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** An account as the Enhanced Client likes immutable classes. */
@DynamoDbImmutable(builder = AccountImmutable.Builder.class)
@NullUnmarked // Builders are filled after they are made.
public final class AccountImmutable {

    private final String accountId;
    private final String firstName;
    private final String lastName;
    private final String email;
    private final String city;
    private final String country;
    private final String language;

    private AccountImmutable(Builder builder) {
        this.accountId = builder.accountId;
        this.firstName = builder.firstName;
        this.lastName = builder.lastName;
        this.email = builder.email;
        this.city = builder.city;
        this.country = builder.country;
        this.language = builder.language;
    }

    /** Nothing yet. */
    public static Builder builder() {
        return new Builder();
    }

    public String accountId() {
        return accountId;
    }

    public String firstName() {
        return firstName;
    }

    public String lastName() {
        return lastName;
    }

    public String email() {
        return email;
    }

    public String city() {
        return city;
    }

    public String country() {
        return country;
    }

    public String language() {
        return language;
    }

    @DynamoDbPartitionKey
    @DynamoDbAttribute("PK")
    public String pk() {
        return "ACCOUNT#".concat(accountId);
    }

    @DynamoDbSortKey
    @DynamoDbAttribute("SK")
    public String sk() {
        return "ACCOUNT#".concat(accountId);
    }

    @DynamoDbAttribute("Type")
    public String type() {
        return "Account";
    }

    /** Fills one. */
    public static final class Builder {

        private String accountId;
        private String firstName;
        private String lastName;
        private String email;
        private String city;
        private String country;
        private String language;

        public Builder accountId(String value) {
            this.accountId = value;
            return this;
        }

        public Builder firstName(String value) {
            this.firstName = value;
            return this;
        }

        public Builder lastName(String value) {
            this.lastName = value;
            return this;
        }

        public Builder email(String value) {
            this.email = value;
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

        public Builder language(String value) {
            this.language = value;
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
        public Builder type(String value) {
            return this;
        }

        public AccountImmutable build() {
            return new AccountImmutable(this);
        }
    }
}
