package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The place of an {@link Entity} in a global secondary index. An entity appears once in an index; an item whose
 * templates need a property that is null is left out of it (a sparse index).
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
 * @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email:lower}", sk = "CUSTOMER")
 * public record Customer(String customerId, @Nullable String email) {}
 * }</pre>
 *
 * <p>A partition key with few values, such as a status, takes all writes in a few places. A shard spreads them: {@code
 * STATUS#{status}#{orderId:shard(4)}}. Its number can be changed: {@code shard(8, formerly = 4)} writes with 8 and reads
 * what was written with 4 as well, until all items have been written anew.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Gsi.List.class)
public @interface Gsi {

    /** The index's number, 1 or more; it chooses the index, its name and its two attributes. */
    int index();

    /** The name of the access pattern, and so of the repository's method. */
    String name();

    /** Template of the index's partition key. */
    String pk();

    /** Template of the index's sort key; left out by all entities of an index that has no sort key. */
    String sk() default "";

    /** Several of them. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target(ElementType.TYPE)
    @interface List {
        /** The annotations. */
        Gsi[] value();
    }
}
