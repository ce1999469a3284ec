package kind;

import io.keywright.annotation.KeywrightGenerated;
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

/** Turns {@link Order} into items of {@link Kinds} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderMapper implements EntityMapper<Order> {
  /** The mapper, which has no state. */
  public static final OrderMapper INSTANCE = new OrderMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Order");

  private static final Structure STRUCTURE = Structure.ofEntity("Order", "PK", "SK");

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
    return OrderKeys.primary(order.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Order order) {
    ItemWriter item = new ItemWriter(STRUCTURE, 4);
    item.key("PK", "SK", key(order));
    item.type("Type", TYPE);
    item.string("id", order.id());
    return item.toMap();
  }

  @Override
  public Order fromItem(Map<String, AttributeValue> item) {
    try {
      return new Order(
          STRUCTURE.string(item, "id"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"));
  }
}
