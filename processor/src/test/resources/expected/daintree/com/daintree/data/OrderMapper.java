package com.daintree.data;

import com.daintree.shop.Order;
import com.daintree.shop.OrderStatus;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Order} into items of {@link Daintree} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderMapper implements EntityMapper<Order> {
  /** The mapper, which has no state. */
  public static final OrderMapper INSTANCE = new OrderMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Order");

  private static final Structure STRUCTURE = Structure.ofEntity("Order", "PK", "SK");

  static final Converter<OrderStatus> STATUS = EnumConverter.of(OrderStatus.values());

  private OrderMapper() {}

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
    return OrderKeys.primary(order.customerId(), order.orderId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Order order) {
    ItemWriter item = new ItemWriter(STRUCTURE, 10);
    item.key("PK", "SK", key(order));
    item.type("Type", TYPE);
    item.string("customerId", order.customerId());
    item.string("orderId", order.orderId());
    item.required("placedAt", order.placedAt(), Converters.ofInstant());
    item.required("status", order.status(), STATUS);
    item.required("shipTo", order.shipTo(), Daintree_AddressMapper.INSTANCE);
    item.required("total", order.total(), Converters.ofBigDecimal());
    item.optional("deliveredOn", order.deliveredOn(), Converters.ofLocalDate());
    return item.toMap();
  }

  @Override
  public Order fromItem(Map<String, AttributeValue> item) {
    try {
      return new Order(
          STRUCTURE.string(item, "customerId"),
          STRUCTURE.string(item, "orderId"),
          STRUCTURE.required(item, "placedAt", Converters.ofInstant()),
          STRUCTURE.required(item, "status", STATUS),
          STRUCTURE.required(item, "shipTo", Daintree_AddressMapper.INSTANCE),
          STRUCTURE.decimal(item, "total"),
          STRUCTURE.optional(item, "deliveredOn", Converters.ofLocalDate()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("customerId", "customerId"),
        MarkedAttribute.of("orderId", "orderId"),
        MarkedAttribute.of("placedAt", "placedAt"),
        MarkedAttribute.of("status", "status"),
        MarkedAttribute.of("shipTo", "shipTo"),
        MarkedAttribute.of("total", "total"),
        MarkedAttribute.of("deliveredOn", "deliveredOn"));
  }
}
