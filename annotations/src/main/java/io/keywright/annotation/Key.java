package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The primary key of an {@link Entity}, as templates: text with placeholders {@code {property}} or {@code
 * {property:format}}.
 *
 * <pre>{@code @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{placedAt:seconds}#{orderId}", name = "ofCustomer")}</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Key {

    /** Template of the partition key. */
    String pk();

    /** Template of the sort key; left out by all entities of a table that has no sort key. */
    String sk() default "";

    /** The name of the query over the partition's items of this type; empty for no such query. */
    String name() default "";
}
