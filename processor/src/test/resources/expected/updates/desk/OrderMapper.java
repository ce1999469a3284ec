package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Order} into items of {@link Desk} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderMapper implements EntityMapper<Order> {
  /** The mapper, which has no state. */
  public static final OrderMapper INSTANCE = new OrderMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Order");

  private static final Structure STRUCTURE = Structure.ofEntity("Order", "PK", "SK")
      .property("c", "courier").property("n", "note");

  static final Converter<Order.Status> STATUS = EnumConverter.of(Order.Status.values());

  static final Converter<List<Order.Line>> LINES = Converters.list(Desk_Order_LineMapper.INSTANCE);

  static final Converter<List<String>> REMARKS = Converters.list(Converters.ofString());

  static final Converter<Set<String>> TAGS = Converters.set(Converters.ofString());

  static final Converter<Map<String, Integer>> COUNTS =
      Converters.map(Converters.ofString(), Converters.ofInt());

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
    return OrderKeys.primary(order.placedAt(), order.orderId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Order order) {
    ItemWriter item = new ItemWriter(STRUCTURE, 30);
    item.key("PK", "SK", key(order));
    item.type("Type", TYPE);
    item.string("orderId", order.orderId());
    item.required("placedAt", order.placedAt(), Converters.ofInstant());
    item.required("status", order.status(), STATUS);
    item.nullable("total", order.total(), Converters.ofBigDecimal());
    item.stringOrNull("c", order.courier());
    item.optional("stop", order.stop(), Converters.ofInt());
    item.required("shipTo", order.shipTo(), Desk_Order_AddressMapper.INSTANCE);
    item.nullable("billTo", order.billTo(), Desk_Order_AddressMapper.INSTANCE);
    item.stringOrNull("n", order.note());
    item.required("origin", order.origin(), Desk_Order_AddressMapper.INSTANCE);
    item.required("lines", order.lines(), LINES);
    item.nullable("remarks", order.remarks(), REMARKS);
    item.set("tags", order.tags(), TAGS);
    item.required("counts", order.counts(), COUNTS);
    item.number("views", order.views());
    item.key("GSI1PK", "GSI1SK", OrderKeys.byStatus(order.status(), order.orderId(), order.placedAt()));
    BigDecimal total = order.total();
    if (total != null) {
      item.key("GSI2PK", "GSI2SK", OrderKeys.byTotal(total, order.orderId()));
    }
    String courier = order.courier();
    Integer stop = order.stop().orElse(null);
    if (courier != null && stop != null) {
      item.key("GSI3PK", "GSI3SK", OrderKeys.byCourier(courier, order.status(), stop));
    }
    Order.Address shipTo = order.shipTo();
    String shipToCountry = shipTo == null ? null : shipTo.country();
    item.key("GSI4PK", "GSI4SK", OrderKeys.byCountry(shipToCountry, order.orderId()));
    Order.Address billTo = order.billTo();
    String billToCountry = billTo == null ? null : billTo.country();
    String billToCity = billTo == null ? null : billTo.city();
    if (billToCountry != null && billToCity != null && courier != null) {
      item.key("GSI5PK", "GSI5SK", OrderKeys.byBill(billToCountry, billToCity, courier));
    }
    if (stop != null) {
      item.localKey("LSI1SK", OrderKeys.byStop(order.placedAt(), stop));
    }
    return item.toMap();
  }

  @Override
  public Order fromItem(Map<String, AttributeValue> item) {
    try {
      return new Order(
          STRUCTURE.string(item, "orderId"),
          STRUCTURE.required(item, "placedAt", Converters.ofInstant()),
          STRUCTURE.required(item, "status", STATUS),
          STRUCTURE.nullable(item, "total", Converters.ofBigDecimal()),
          STRUCTURE.stringOrNull(item, "c"),
          STRUCTURE.optional(item, "stop", Converters.ofInt()),
          STRUCTURE.required(item, "shipTo", Desk_Order_AddressMapper.INSTANCE),
          STRUCTURE.nullable(item, "billTo", Desk_Order_AddressMapper.INSTANCE),
          STRUCTURE.stringOrNull(item, "n"),
          STRUCTURE.required(item, "origin", Desk_Order_AddressMapper.INSTANCE),
          STRUCTURE.required(item, "lines", LINES),
          STRUCTURE.nullable(item, "remarks", REMARKS),
          STRUCTURE.set(item, "tags", TAGS),
          STRUCTURE.required(item, "counts", COUNTS),
          STRUCTURE.longValue(item, "views"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("orderId", "orderId"),
        MarkedAttribute.of("placedAt", "placedAt"),
        MarkedAttribute.of("status", "status"),
        MarkedAttribute.of("total", "total"),
        MarkedAttribute.of("courier", "c"),
        MarkedAttribute.of("stop", "stop"),
        MarkedAttribute.of("shipTo", "shipTo"),
        MarkedAttribute.of("billTo", "billTo"),
        MarkedAttribute.of("note", "n"),
        MarkedAttribute.of("origin", "origin"),
        MarkedAttribute.of("lines", "lines"),
        MarkedAttribute.of("remarks", "remarks"),
        MarkedAttribute.of("tags", "tags"),
        MarkedAttribute.of("counts", "counts"),
        MarkedAttribute.of("views", "views"));
  }
}
