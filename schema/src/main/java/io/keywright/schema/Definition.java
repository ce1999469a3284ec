package io.keywright.schema;

import org.jspecify.annotations.Nullable;

/**
 * What a table is created with beside its keys and indexes.
 *
 * @param billing how reads and writes are paid for
 * @param readCapacity the provisioned read capacity units of the table and of each global index; 0 for none
 * @param writeCapacity the provisioned write capacity units of the table and of each global index; 0 for none
 * @param stream what the records of its stream hold; null for a table without a stream
 * @param pointInTimeRecovery whether DynamoDB keeps what is needed to restore any second of the last 35 days
 * @param deletionProtection whether DynamoDB refuses to delete the table
 * @param encryption whose key encrypts it at rest
 * @param kmsKey the key of {@link Encryption#CUSTOMER_MANAGED}: its ARN, id or alias; null for none
 */
public record Definition(
        Billing billing,
        int readCapacity,
        int writeCapacity,
        @Nullable Stream stream,
        boolean pointInTimeRecovery,
        boolean deletionProtection,
        Encryption encryption,
        @Nullable String kmsKey) {

    /** What a table has that says nothing: paid by request, recoverable, protected. */
    public static final Definition DEFAULT =
            new Definition(Billing.PAY_PER_REQUEST, 0, 0, null, true, true, Encryption.AWS_OWNED, null);

    /** Whether capacity is reserved. */
    public boolean provisioned() {
        return billing == Billing.PROVISIONED;
    }

    /** How a table is paid for, by DynamoDB's names. */
    public enum Billing {
        /** By request. */
        PAY_PER_REQUEST,
        /** By reserved capacity. */
        PROVISIONED
    }

    /** What a stream's records hold, by DynamoDB's names. */
    public enum Stream {
        /** The keys of the changed item. */
        KEYS_ONLY,
        /** The item after the change. */
        NEW_IMAGE,
        /** The item before the change. */
        OLD_IMAGE,
        /** Both. */
        NEW_AND_OLD_IMAGES
    }

    /** Whose key encrypts a table. */
    public enum Encryption {
        /** DynamoDB's own, free of charge. */
        AWS_OWNED,
        /** {@code aws/dynamodb} in the account's KMS. */
        AWS_MANAGED,
        /** One of the account's own in KMS. */
        CUSTOMER_MANAGED
    }
}
