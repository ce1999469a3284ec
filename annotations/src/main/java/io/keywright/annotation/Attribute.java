package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The name under which a property is stored. Short names save storage and read capacity; they appear in items and
 * requests only, never in Java.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
 * public record Customer(String customerId, @Attribute("fn") String firstName) {}
 * }</pre>
 *
 * <p>A property that was stored under another name keeps that in {@code formerly} until no item has it any more:
 *
 * <pre>{@code
 * @Attribute(value = "fn", formerly = "firstName") String firstName
 * }</pre>
 *
 * <p>On a record it goes on the component; on a JavaBean on the field or the getter.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Attribute {

    /**
     * The stored name, 1 to 255 characters; not a key attribute of the table, nor its type attribute. Without it the
     * property's own.
     */
    String value() default "";

    /**
     * Whether the sets in the property are kept as lists, in their order, also where DynamoDB has sets of what they
     * hold. An empty list is stored, so that such a property can be nullable or an {@code Optional}.
     */
    boolean asList() default false;

    /**
     * The names under which it was stored before, the oldest first, none of them in use for anything else. An item that
     * lacks the present name is read by the newest of these that it has; what is written has the present name only.
     */
    String[] formerly() default {};
}
