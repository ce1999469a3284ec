package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One index of a table where it differs from the table's patterns, or projects less than everything.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
 * @Gsi(index = 2, name = "ofClerk", pk = "CLERK#{clerk}", sk = "ORDER#{orderId}")
 * public record Order(String customerId, String orderId, String clerk) {}
 *
 * @Table(
 *     entities = Order.class,
 *     indexes = @Index(number = 2, name = "of-clerk", projection = Projected.KEYS_ONLY))
 * public interface Daintree {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Index {

    /** The number that {@link Gsi#index} or {@link Lsi#index} refers to; 1 or more. */
    int number();

    /** Whether this is a local index ({@link Lsi}); else it is a global one. */
    boolean local() default false;

    /** The index's name, 3 to 255 characters of {@code a-zA-Z0-9_.-}; empty for the table's pattern. */
    String name() default "";

    /** The attribute of the partition key; empty for the table's pattern. Not for a local index. */
    String partitionKey() default "";

    /** The attribute of the sort key; empty for the table's pattern. */
    String sortKey() default "";

    /** Which attributes the index holds beside the keys. The type attribute is always among them. */
    Projected projection() default Projected.ALL;

    /**
     * The properties that are held too when {@link #projection} is {@link Projected#INCLUDE}, by the names they have
     * in the entities; at most 20.
     */
    String[] include() default {};
}
