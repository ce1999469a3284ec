package io.keywright.runtime.shop;

import io.keywright.runtime.key.SortKeyRange;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.SortKeyCondition;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;

/** {@code PK = CUSTOMER#{customerId}}, {@code SK = ORDER#{orderId}}. */
public final class OrdersOfCustomer extends TableQuery<Order, OrdersOfCustomer> {

    private static final String PREFIX = "ORDER#";

    OrdersOfCustomer(QuerySource<Order> source, String partition) {
        super(source, partition, SortKeyCondition.beginsWith(PREFIX));
    }

    public TableRangeQuery<Order> orderId(String orderId) {
        return where(SortKeyCondition.equalTo(PREFIX + OrderMapper.orderId(orderId)));
    }

    public TableRangeQuery<Order> orderIdStartingWith(String start) {
        return where(SortKeyCondition.beginsWith(PREFIX + OrderMapper.orderId(start)));
    }

    public TableRangeQuery<Order> orderIdBefore(String orderId) {
        return in(SortKeyRange.within(PREFIX, "").before(OrderMapper.orderId(orderId)));
    }

    public TableRangeQuery<Order> orderIdAfter(String orderId) {
        return in(SortKeyRange.within(PREFIX, "").after(OrderMapper.orderId(orderId)));
    }

    public TableRangeQuery<Order> orderIdFrom(String orderId) {
        return in(SortKeyRange.within(PREFIX, "").from(OrderMapper.orderId(orderId)));
    }

    public TableRangeQuery<Order> orderIdUntil(String orderId) {
        return in(SortKeyRange.within(PREFIX, "").until(OrderMapper.orderId(orderId)));
    }

    public TableRangeQuery<Order> orderIdBetween(String first, String last) {
        return in(SortKeyRange.within(PREFIX, "").between(OrderMapper.orderId(first), OrderMapper.orderId(last)));
    }

    private TableRangeQuery<Order> in(SortKeyRange range) {
        return where(SortKeyCondition.in(range));
    }
}
