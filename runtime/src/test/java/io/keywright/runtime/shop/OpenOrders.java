package io.keywright.runtime.shop;

import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;

/** {@code GSI1PK = OPEN#{orderId:shard(n)}}, {@code GSI1SK = {orderId}}: as if a table had asked for shards. */
public final class OpenOrders extends IndexQuery<Order, OpenOrders> {

    OpenOrders(QuerySource<Order> source, int shards) {
        super(source, Partitions.of("OPEN#").thenShards(shards), "");
    }

    public RangeQuery<Order> orderIdFrom(String orderId) {
        return where(within().from(OrderMapper.orderId(orderId)));
    }

    public RangeQuery<Order> orderIdBetween(String first, String last) {
        return where(within().between(OrderMapper.orderId(first), OrderMapper.orderId(last)));
    }
}
