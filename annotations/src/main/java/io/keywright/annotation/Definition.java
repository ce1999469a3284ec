package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a table is created with beside its keys and indexes; all files that define it say the same. Without it a table is
 * paid by request, can be restored to any second of the last 35 days, cannot be deleted before its protection is taken
 * away, and is encrypted by a key of DynamoDB.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "SESSION#{sessionId}", sk = "SESSION")
 * public record Session(String sessionId) {}
 *
 * @Table(
 *         entities = Session.class,
 *         definition = @Definition(stream = Definition.Stream.NEW_AND_OLD_IMAGES, pointInTimeRecovery = false))
 * public interface Sessions {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Definition {

    /** How reads and writes are paid for. */
    Billing billing() default Billing.PAY_PER_REQUEST;

    /** Read capacity units of the table and of each global index, from 1 on; with {@link Billing#PROVISIONED} only. */
    int readCapacity() default 0;

    /** Write capacity units of the table and of each global index, from 1 on; with {@link Billing#PROVISIONED} only. */
    int writeCapacity() default 0;

    /** What the records of the table's stream hold. */
    Stream stream() default Stream.NONE;

    /** Whether DynamoDB keeps what is needed to restore any second of the last 35 days, which is charged by size. */
    boolean pointInTimeRecovery() default true;

    /** Whether DynamoDB refuses to delete the table. */
    boolean deletionProtection() default true;

    /** Whose key encrypts the table at rest. */
    Encryption encryption() default Encryption.AWS_OWNED;

    /** The ARN, id or alias of the KMS key; with {@link Encryption#CUSTOMER_MANAGED} only. */
    String kmsKey() default "";

    /** How a table is paid for. */
    enum Billing {
        /** By request. */
        PAY_PER_REQUEST,
        /** By reserved capacity. */
        PROVISIONED
    }

    /** What a stream's records hold. */
    enum Stream {
        /** The table has no stream. */
        NONE,
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
    enum Encryption {
        /** DynamoDB's own, free of charge. */
        AWS_OWNED,
        /** {@code aws/dynamodb} in the account's KMS. */
        AWS_MANAGED,
        /** One of the account's own in KMS, named by {@link Definition#kmsKey}. */
        CUSTOMER_MANAGED
    }
}
