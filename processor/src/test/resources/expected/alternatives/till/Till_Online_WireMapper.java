package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Online.Wire} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_Online_WireMapper implements Converter<Online.Wire> {
  /** The mapper, which has no state. */
  public static final Till_Online_WireMapper INSTANCE = new Till_Online_WireMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Online_Wire")
      .property("i", "iban");

  static final Converter<List<Payment>> PARTS = Converters.list(Till_PaymentMapper.INSTANCE);

  private Till_Online_WireMapper() {}

  @Override
  public AttributeValue toValue(Online.Wire onlineWire) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.string("i", onlineWire.iban());
    map.required("parts", onlineWire.parts(), PARTS);
    return map.toValue();
  }

  @Override
  public Online.Wire fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Online.Wire(
        STRUCTURE.string(map, "i"),
        STRUCTURE.required(map, "parts", PARTS));
  }
}
