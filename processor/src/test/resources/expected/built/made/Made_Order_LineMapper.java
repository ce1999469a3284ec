package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Order.Line} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Made_Order_LineMapper implements Converter<Order.Line> {
  /** The mapper, which has no state. */
  public static final Made_Order_LineMapper INSTANCE = new Made_Order_LineMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Order_Line");

  private Made_Order_LineMapper() {}

  @Override
  public AttributeValue toValue(Order.Line orderLine) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.string("product", orderLine.product());
    map.number("quantity", orderLine.getQuantity());
    return map.toValue();
  }

  @Override
  public Order.Line fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Order.Line(
        STRUCTURE.string(map, "product"),
        STRUCTURE.intValue(map, "quantity"));
  }
}
