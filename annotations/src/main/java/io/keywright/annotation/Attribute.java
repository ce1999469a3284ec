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
}
