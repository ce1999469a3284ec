package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The place of an {@link Entity} in a local secondary index, which shares the partition key of the table.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
 * @Lsi(index = 1, name = "byTotal", sk = "TOTAL#{cents:12}")
 * public record Order(String customerId, String orderId, long cents) {}
 * }</pre>
 *
 * <p>DynamoDB lets a table with a local index hold at most 10 GB per partition key, and adds no local index to a table
 * that exists.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Lsi.List.class)
public @interface Lsi {

    /** The index's number, 1 or more; counted apart from the global indexes. */
    int index();

    /** The name of the access pattern, and so of the repository's method. */
    String name();

    /** Template of the index's sort key. */
    String sk();

    /** Several of them. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target(ElementType.TYPE)
    @interface List {
        /** The annotations. */
        Lsi[] value();
    }
}
