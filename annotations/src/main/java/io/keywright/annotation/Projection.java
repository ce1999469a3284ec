package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Some of an entity's properties, read without the others. Goes on a record whose components are properties of the entity,
 * with the same names, types and nullness; the table lists it in {@link Table#projections}.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
 * public record Order(String customerId, String orderId, BigDecimal total, String note) {}
 *
 * @Projection(of = Order.class)
 * public record OrderSummary(String orderId, BigDecimal total) {}
 *
 * @Table(entities = Order.class, projections = OrderSummary.class)
 * public interface Daintree {}
 * }</pre>
 *
 * <p>gives {@code OrderSummaryProjection}, by which queries, gets and scans of orders read summaries: {@code
 * daintree.order().ofCustomer("c-1").as(OrderSummaryProjection.INSTANCE).list()}. DynamoDB sends these properties only; how
 * they are stored is said by the entity alone.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Projection {

    /** The entity, which the table lists. */
    Class<?> of();
}
