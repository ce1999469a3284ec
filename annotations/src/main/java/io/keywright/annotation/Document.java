package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A type that is stored as a map inside an item: the type of a property, or of the elements of a collection.
 *
 * <pre>{@code
 * @Document
 * public record Address(String street, String city, String country) {}
 *
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
 * public record Customer(String customerId, Address address) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Document {

    /**
     * What the generated classes are called after, behind the name of the table; empty for the class's own name,
     * enclosing types in front. Two documents of one name in one table need it.
     */
    String name() default "";
}
