package io.keywright.runtime.shop;

import io.keywright.runtime.item.Converters;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import java.time.Instant;

/** {@code GSI1PK = STATUS#{status}}, {@code GSI1SK = {placedAt:seconds}#{orderId}}. */
public final class OrdersByStatus extends IndexQuery<Order, OrdersByStatus> {

    OrdersByStatus(QuerySource<Order> source, String partition) {
        super(source, partition, "");
    }

    /** Seconds lose information: the bound is widened and the filter makes it exact. */
    public RangeQuery<Order> placedAtBetween(Instant first, Instant last) {
        return where(
                within("#").between(OrderMapper.placedAt(first), OrderMapper.placedAt(last)),
                PropertyFilter.greaterOrEqual("at", Converters.ofInstant().toValue(first)),
                PropertyFilter.lessOrEqual("at", Converters.ofInstant().toValue(last)));
    }

    public RangeQuery<Order> placedAtBefore(Instant time) {
        return where(
                within("#").until(OrderMapper.placedAt(time)),
                PropertyFilter.lessThan("at", Converters.ofInstant().toValue(time)));
    }

    public OfSecond placedAt(Instant time) {
        return new OfSecond(this, time);
    }

    /** With the first component known. */
    public static final class OfSecond extends IndexQuery<Order, OfSecond> {

        private OfSecond(OrdersByStatus from, Instant time) {
            super(
                    from,
                    OrderMapper.placedAt(time) + "#",
                    PropertyFilter.equal("at", Converters.ofInstant().toValue(time)));
        }

        public RangeQuery<Order> orderId(String orderId) {
            return where(exactly(OrderMapper.orderId(orderId)));
        }

        public RangeQuery<Order> orderIdFrom(String orderId) {
            return where(within().from(OrderMapper.orderId(orderId)));
        }
    }
}
