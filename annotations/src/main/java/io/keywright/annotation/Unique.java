package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A property of which no two items of the entity have the same value. A guard item holds each value for its owner, and
 * is written in the same transaction; its key is {@code UNIQUE#<Type>#<property>#<scope…>#<sha256 of the value's text>}
 * with the table's delimiter, as partition key and, where the table has one, as sort key.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
 * @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email:lower}", sk = "CUSTOMER")
 * public record Customer(String customerId, @Unique(format = "lower") String email) {}
 * }</pre>
 *
 * <p>It goes on a property that a template could take; an absent value is not held. A template that takes the property
 * too writes it in the same case. On a record the annotation goes on the component; on a JavaBean on the field or the
 * getter.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Unique {

    /**
     * The format by whose text values are compared, as behind the colon of a placeholder: {@code lower} makes {@code
     * Ada@example.com} and {@code ada@example.com} one value. Empty for the type's own. Not {@code rest}, {@code
     * escaped} or {@code sha256}, which change nothing about what is equal.
     */
    String format() default "";

    /**
     * The properties within whose values it is unique, such as a tenant; none for the whole table. Each could be taken
     * by a partition key, and cannot be absent.
     */
    String[] scope() default {};

    /** What becomes of the value when its owner expires; to be said where the entity has a {@link TimeToLive}. */
    OnExpiry onExpiry() default OnExpiry.UNSAID;
}
