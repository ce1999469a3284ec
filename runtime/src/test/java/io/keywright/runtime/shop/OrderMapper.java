package io.keywright.runtime.shop;

import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class OrderMapper implements EntityMapper<Order> {

    public static final OrderMapper INSTANCE = new OrderMapper();

    private static final Structure STRUCTURE = Structure.ofEntity("Order", "PK", "SK");

    private static final KeyComponent<String> ORDER_ID =
            KeyComponent.of("Order", "orderId", "ORDER#{orderId}", KeyFormats.text('#'));
    private static final KeyComponent<String> STATUS =
            KeyComponent.of("Order", "status", "STATUS#{status}", KeyFormats.text('#'));
    private static final KeyComponent<Instant> PLACED_AT =
            KeyComponent.of("Order", "placedAt", "{placedAt:seconds}#{orderId}", KeyFormats.instantSeconds());

    private OrderMapper() {}

    public static PrimaryKey<Order> key(String customerId, String orderId) {
        return PrimaryKey.of(
                Order.class, "CUSTOMER#" + CustomerMapper.CUSTOMER_ID.text(customerId), "ORDER#" + orderId(orderId));
    }

    public static String orderId(String orderId) {
        return ORDER_ID.text(orderId);
    }

    public static String statusPartition(String status) {
        return "STATUS#" + STATUS.text(status);
    }

    public static String placedAt(Instant placedAt) {
        return PLACED_AT.text(placedAt);
    }

    @Override
    public String type() {
        return "Order";
    }

    @Override
    public String entity() {
        return "Order";
    }

    @Override
    public PrimaryKey<Order> key(Order order) {
        return key(order.customerId(), order.orderId());
    }

    @Override
    public Map<String, AttributeValue> toItem(Order order) {
        ItemWriter item = new ItemWriter(STRUCTURE, 12);
        PrimaryKey<Order> key = key(order);
        String placedAt = placedAt(order.placedAt());
        item.key("PK", "SK", key);
        item.key(
                "GSI1PK",
                "GSI1SK",
                IndexKey.of(Order.class, statusPartition(order.status()), placedAt + "#" + orderId(order.orderId())));
        item.localKey("LSI1SK", IndexKey.of(Order.class, key.partition(), placedAt));
        item.type("Type", AttributeValue.createS(type()));
        item.required("customerId", order.customerId(), Converters.ofString());
        item.required("orderId", order.orderId(), Converters.ofString());
        item.required("at", order.placedAt(), Converters.ofInstant());
        item.required("status", order.status(), Converters.ofString());
        return item.toMap();
    }

    @Override
    public List<MarkedAttribute> properties() {
        return List.of(
                MarkedAttribute.of("customerId", "customerId"),
                MarkedAttribute.of("orderId", "orderId"),
                MarkedAttribute.of("placedAt", "at"),
                MarkedAttribute.of("status", "status"));
    }

    @Override
    public Order fromItem(Map<String, AttributeValue> attributes) {
        return new Order(
                STRUCTURE.required(attributes, "customerId", Converters.ofString()),
                STRUCTURE.required(attributes, "orderId", Converters.ofString()),
                STRUCTURE.required(attributes, "at", Converters.ofInstant()),
                STRUCTURE.required(attributes, "status", Converters.ofString()));
    }
}
