package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One DynamoDB table and all entity types that are kept in it. Goes on an interface without members; everything that is
 * generated lies in that interface's package.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
 * public record Customer(String customerId) {}
 *
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
 * public record Order(String customerId, String orderId) {}
 *
 * @Table(entities = {Customer.class, Order.class})
 * public interface Daintree {}
 * }</pre>
 *
 * <p>gives {@code DaintreeTable}, opened with a client and the physical name of the table, which is never compiled in.
 *
 * <p>Names of attributes and indexes are texts or patterns; in a pattern {@code {n}} stands for the index number. All
 * key attributes are strings.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Table {

    /** The entity types, each annotated with {@link Entity}. An entity belongs to one table of a package. */
    Class<?>[] entities();

    /** The item collections that are read with one query, each annotated with {@link ItemCollection}. */
    Class<?>[] collections() default {};

    /** Records of some of an entity's properties, each annotated with {@link Projection}. */
    Class<?>[] projections() default {};

    /**
     * Converters of types that cannot be annotated with {@link Converted}, such as those of a library: each holds
     * wherever the type that it takes occurs in the table's entities and documents, inside of collections, maps and
     * arrays too, unless a property names another. No two take one type.
     */
    Class<? extends ValueConverter<?, ?>>[] converters() default {};

    /** The logical name; empty for the simple name of the interface. */
    String name() default "";

    /** The attribute that holds the partition key. */
    String partitionKey() default "PK";

    /** The attribute that holds the sort key. Unused when no entity of the table declares a sort key. */
    String sortKey() default "SK";

    /** The attribute that holds each item's type. */
    String type() default "Type";

    /**
     * The attribute that says when DynamoDB may delete an item, the only one that a table has for it; empty for a table
     * whose items do not expire. The {@link TimeToLive} of every entity is stored under this name.
     */
    String timeToLive() default "";

    /** Pattern of the names of global secondary indexes. */
    String indexName() default "GSI{n}";

    /** Pattern of the attributes that hold the partition keys of global secondary indexes. */
    String indexPartitionKey() default "GSI{n}PK";

    /** Pattern of the attributes that hold the sort keys of global secondary indexes. */
    String indexSortKey() default "GSI{n}SK";

    /** Pattern of the names of local secondary indexes. */
    String localIndexName() default "LSI{n}";

    /** Pattern of the attributes that hold the sort keys of local secondary indexes. */
    String localIndexSortKey() default "LSI{n}SK";

    /**
     * The text that separates the parts of a key; one printable character of ASCII other than a letter, a digit, a
     * brace or {@code %}. A property whose value holds it is refused in a key, unless its placeholder says {@code rest}.
     */
    String delimiter() default "#";

    /** What single indexes have that the patterns do not say. */
    Index[] indexes() default {};

    /** What the table is created with beside keys and indexes: billing, stream, recovery, protection, encryption. */
    Definition definition() default @Definition;
}
