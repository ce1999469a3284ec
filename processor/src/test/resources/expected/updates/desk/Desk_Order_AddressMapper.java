package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
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

  private static final Structure STRUCTURE = Structure.ofDocument("Order_Address")
      .property("s", "street");

  private Desk_Order_AddressMapper() {}

  @Override
  public AttributeValue toValue(Order.Address orderAddress) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 3);
    map.string("s", orderAddress.street());
    map.stringOrNull("city", orderAddress.city());
    map.string("country", orderAddress.country());
    return map.toValue();
  }

  @Override
  public Order.Address fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Order.Address(
        STRUCTURE.string(map, "s"),
        STRUCTURE.stringOrNull(map, "city"),
        STRUCTURE.string(map, "country"));
  }
}
