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
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{placedAt:seconds}#{orderId}", name = "ofCustomer")
 * public record Order(String customerId, Instant placedAt, String orderId) {}
 * }</pre>
 *
 * <p>The formats, each with a text that is fixed for ever:
 *
 * <ul>
 *   <li>strings, as they are unless it says {@code lower}, {@code upper}, {@code sha256}, {@code rest} (the last
 *       placeholder only, which may hold the delimiter) or {@code escaped} (the delimiter as {@code %23} or the like);
 *   <li>whole numbers, in plain digits unless it says a width such as {@code 8}, or {@code signed8} for negative ones
 *       too; in a sort key a width is required;
 *   <li>{@code BigDecimal}, {@code double} and {@code float} by digits before and behind the point: {@code 8.2} or
 *       {@code signed8.2};
 *   <li>times, in UTC where they have an offset: {@code date}, {@code seconds}, {@code millis}, {@code micros},
 *       {@code nanos} (unless it says otherwise), or a pattern such as {@code yyyy-MM} or {@code yyyy-MM-dd-HH};
 *   <li>{@code LocalDate}, {@code YearMonth}, {@code Year}, {@code UUID}, enums and booleans, which have one form;
 *   <li>any of these, in a partition key only, as {@code shard(4)}: one of 4 numbers, which spreads the items of one
 *       partition over 4. A query reads all of them, merged by their sort keys, or the one of a value. In a primary key
 *       the property stands in another placeholder, too, and the number can never change.
 * </ul>
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
