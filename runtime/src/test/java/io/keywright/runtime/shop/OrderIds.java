package io.keywright.runtime.shop;

import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.Projection;
import io.keywright.runtime.item.Structure;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads the numbers of orders as what would be generated for {@code @Projection(of = Order.class) record OrderId(…)}. */
public final class OrderIds implements Projection<Order, OrderIds.OrderId> {

    public static final OrderIds INSTANCE = new OrderIds();

    private static final Structure STRUCTURE = Structure.ofEntity("OrderId", "PK", "SK");

    private OrderIds() {}

    @Override
    public EntityMapper<Order> mapper() {
        return OrderMapper.INSTANCE;
    }

    @Override
    public List<String> attributes() {
        return List.of("orderId");
    }

    @Override
    public OrderId fromItem(Map<String, AttributeValue> item) {
        return new OrderId(STRUCTURE.required(item, "orderId", Converters.ofString()), item.keySet());
    }

    /** The number of an order, and which attributes came with it. */
    public record OrderId(String orderId, Set<String> attributes) {}
}
