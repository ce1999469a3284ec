package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofEntity("Order", "PK", "SK")
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
    ItemWriter item = new ItemWriter(LABELS, 11);
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
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      var builder = Order.builder();
      builder.owner(reader.string("owner"));
      builder.id(reader.intValue("id"));
      builder.setPlacedAt(reader.required("at", Converters.ofInstant()));
      builder.withOpen(reader.booleanValue("open"));
      builder.note(reader.optional("note", Converters.ofString()));
      builder.count(reader.required("count", Converters.ofInt()));
      builder.lines(reader.required("lines", LINES));
      builder.window(reader.nullable("window", Made_WindowOfInstantMapper.INSTANCE));
      return builder.build();
    } catch (RuntimeException thrown) {
      throw ItemReader.refusal(LABELS, item, thrown);
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
