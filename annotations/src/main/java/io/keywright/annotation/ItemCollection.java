package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Several entity types of one partition, read together. Goes on a sealed interface whose permitted types are
 * entities of the table that lists it in {@link Table#collections}; their partition key templates must be the same.
 *
 * <pre>{@code
 * @ItemCollection
 * public sealed interface CustomerItem permits Customer, Order {}
 *
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
 * public record Customer(String customerId) implements CustomerItem {}
 *
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
 * public record Order(String customerId, String orderId) implements CustomerItem {}
 *
 * @Table(entities = {Customer.class, Order.class}, collections = CustomerItem.class)
 * public interface Daintree {}
 * }</pre>
 *
 * <p>gives {@code daintree.customerItem("c-1")}, a query over all of them in the order of their sort keys.
 *
 * <p>It can also go on a record of one such entity, or an {@code Optional} of one, which is the head, and lists of others:
 * {@code record CustomerWithOrders(Customer customer, List<Order> orders)}. Its query gives such a record: whole, with
 * the newest items of each list, or page by page.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ItemCollection {

    /** The name of the facade's method; empty for the type's own name with a small first letter. */
    String name() default "";

    /** The number of the global index whose partition is meant; 0 for the table's own. */
    int index() default 0;
}
