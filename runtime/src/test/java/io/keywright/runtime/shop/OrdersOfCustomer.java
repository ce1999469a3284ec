package io.keywright.runtime.shop;

import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;

/** {@code PK = CUSTOMER#{customerId}}, {@code SK = ORDER#{orderId}}. */
public final class OrdersOfCustomer extends TableQuery<Order, OrdersOfCustomer> {

    OrdersOfCustomer(QuerySource<Order> source, String partition) {
        super(source, partition, "ORDER#");
    }

    public TableRangeQuery<Order> orderId(String orderId) {
        return where(exactly(OrderMapper.orderId(orderId)));
    }

    public TableRangeQuery<Order> orderIdStartingWith(String start) {
        return where(beginningWith(OrderMapper.orderId(start)));
    }

    public TableRangeQuery<Order> orderIdBefore(String orderId) {
        return where(within().before(OrderMapper.orderId(orderId)));
    }

    public TableRangeQuery<Order> orderIdAfter(String orderId) {
        return where(within().after(OrderMapper.orderId(orderId)));
    }

    public TableRangeQuery<Order> orderIdFrom(String orderId) {
        return where(within().from(OrderMapper.orderId(orderId)));
    }

    public TableRangeQuery<Order> orderIdUntil(String orderId) {
        return where(within().until(OrderMapper.orderId(orderId)));
    }

    public TableRangeQuery<Order> orderIdBetween(String first, String last) {
        return where(within().between(OrderMapper.orderId(first), OrderMapper.orderId(last)));
    }
}
