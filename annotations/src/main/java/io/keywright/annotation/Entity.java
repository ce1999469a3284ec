package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A type whose objects are items of a {@link Table}: a record, or a JavaBean with a public constructor without
 * parameters.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
 * public record Order(String customerId, String orderId, Instant placedAt) {}
 * }</pre>
 *
 * <p>Every property is stored as an attribute of its own, also those that the keys are made of. A property is required
 * unless it is an {@code Optional} or carries an annotation named {@code Nullable}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Entity {

    /** The text in every item's type attribute, unique in the table; empty for the simple name of the class. */
    String type() default "";

    /**
     * The texts that were in the type attribute before, the oldest first; none of them may be the type of another entity of
     * the table. Items with any of them are read as items of this entity; what is written has the new text.
     *
     * <p>The items that guard {@link Unique} values go on under the oldest text, so that a value is not free because of a
     * new name. An entity with such properties keeps its list for ever.
     */
    String[] formerly() default {};

    /** What the generated classes are called after; empty for the class's own name, enclosing types in front. */
    String name() default "";
}
