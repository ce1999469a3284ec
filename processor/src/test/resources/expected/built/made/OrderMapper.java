package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
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

/** Turns {@link Order} into items of {@link Made} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderMapper implements EntityMapper<Order> {
  /** The mapper, which has no state. */
  public static final OrderMapper INSTANCE = new OrderMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Order");

  private static final Structure STRUCTURE = Structure.ofEntity("Order", "PK", "SK")
      .property("at", "placedAt");

  static final Converter<List<Order.Line>> LINES = Converters.list(Made_Order_LineMapper.INSTANCE);

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
    return OrderKeys.primary(order.owner(), order.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Order order) {
    ItemWriter item = new ItemWriter(STRUCTURE, 11);
    item.key("PK", "SK", key(order));
    item.type("Type", TYPE);
    item.string("owner", order.owner());
    item.number("id", order.id());
    item.required("at", order.getPlacedAt(), Converters.ofInstant());
    item.bool("open", order.isOpen());
    item.optional("note", order.note(), Converters.ofString());
    item.required("count", order.count(), Converters.ofInt());
    item.required("lines", order.lines(), LINES);
    item.nullable("window", order.window(), Made_WindowOfInstantMapper.INSTANCE);
    return item.toMap();
  }

  @Override
  public Order fromItem(Map<String, AttributeValue> item) {
    try {
      var builder = Order.builder();
      builder.owner(STRUCTURE.string(item, "owner"));
      builder.id(STRUCTURE.intValue(item, "id"));
      builder.setPlacedAt(STRUCTURE.required(item, "at", Converters.ofInstant()));
      builder.withOpen(STRUCTURE.booleanValue(item, "open"));
      builder.note(STRUCTURE.optional(item, "note", Converters.ofString()));
      builder.count(STRUCTURE.required(item, "count", Converters.ofInt()));
      builder.lines(STRUCTURE.required(item, "lines", LINES));
      builder.window(STRUCTURE.nullable(item, "window", Made_WindowOfInstantMapper.INSTANCE));
      return builder.build();
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("owner", "owner"),
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("placedAt", "at"),
        MarkedAttribute.of("open", "open"),
        MarkedAttribute.of("note", "note"),
        MarkedAttribute.of("count", "count"),
        MarkedAttribute.of("lines", "lines"),
        MarkedAttribute.of("window", "window"));
  }
}
