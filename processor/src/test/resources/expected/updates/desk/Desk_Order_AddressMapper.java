package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Order.Address} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Desk_Order_AddressMapper implements Converter<Order.Address> {
  /** The mapper, which has no state. */
  public static final Desk_Order_AddressMapper INSTANCE = new Desk_Order_AddressMapper();

  private static final Labels LABELS = Labels.ofDocument("Order_Address").property("s", "street");

  private Desk_Order_AddressMapper() {}

  @Override
  public AttributeValue toValue(Order.Address orderAddress) {
    ItemWriter map = ItemWriter.document(LABELS, 3);
    map.string("s", orderAddress.street());
    map.stringOrNull("city", orderAddress.city());
    map.string("country", orderAddress.country());
    return map.toValue();
  }

  @Override
  public Order.Address fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Order.Address(
        map.string("s"),
        map.stringOrNull("city"),
        map.string("country"));
  }
}
