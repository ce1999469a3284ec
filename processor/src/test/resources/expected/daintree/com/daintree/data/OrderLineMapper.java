package com.daintree.data;

import com.daintree.shop.OrderLine;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link OrderLine} into items of {@link Daintree} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderLineMapper implements EntityMapper<OrderLine> {
  /** The mapper, which has no state. */
  public static final OrderLineMapper INSTANCE = new OrderLineMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("OrderLine");

  private static final Structure STRUCTURE = Structure.ofEntity("OrderLine", "PK", "SK");

  private OrderLineMapper() {}

  @Override
  public String type() {
    return "OrderLine";
  }

  @Override
  public String entity() {
    return "OrderLine";
  }

  @Override
  public PrimaryKey<OrderLine> key(OrderLine orderLine) {
    return OrderLineKeys.primary(orderLine.orderId(), orderLine.line());
  }

  @Override
  public Map<String, AttributeValue> toItem(OrderLine orderLine) {
    ItemWriter item = new ItemWriter(STRUCTURE, 12);
    item.key("PK", "SK", key(orderLine));
    item.type("Type", TYPE);
    item.string("orderId", orderLine.orderId());
    item.number("line", orderLine.line());
    item.string("customerId", orderLine.customerId());
    item.string("productId", orderLine.productId());
    item.string("title", orderLine.title());
    item.required("unitPrice", orderLine.unitPrice(), Converters.ofBigDecimal());
    item.number("quantity", orderLine.quantity());
    item.key("GSI2PK", "GSI2SK", OrderLineKeys.everOrderedBy(orderLine.customerId(), orderLine.productId(), orderLine.orderId(), orderLine.line()));
    return item.toMap();
  }

  @Override
  public OrderLine fromItem(Map<String, AttributeValue> item) {
    try {
      return new OrderLine(
          STRUCTURE.string(item, "orderId"),
          STRUCTURE.intValue(item, "line"),
          STRUCTURE.string(item, "customerId"),
          STRUCTURE.string(item, "productId"),
          STRUCTURE.string(item, "title"),
          STRUCTURE.decimal(item, "unitPrice"),
          STRUCTURE.intValue(item, "quantity"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("orderId", "orderId"),
        MarkedAttribute.of("line", "line"),
        MarkedAttribute.of("customerId", "customerId"),
        MarkedAttribute.of("productId", "productId"),
        MarkedAttribute.of("title", "title"),
        MarkedAttribute.of("unitPrice", "unitPrice"),
        MarkedAttribute.of("quantity", "quantity"));
  }
}
