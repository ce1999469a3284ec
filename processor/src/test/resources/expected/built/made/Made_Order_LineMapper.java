package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofDocument("Order_Line");

  private Made_Order_LineMapper() {}

  @Override
  public AttributeValue toValue(Order.Line orderLine) {
    ItemWriter map = ItemWriter.document(LABELS, 2);
    map.string("product", orderLine.product());
    map.number("quantity", orderLine.getQuantity());
    return map.toValue();
  }

  @Override
  public Order.Line fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Order.Line(
        map.string("product"),
        map.intValue("quantity"));
  }
}
