package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import java.util.List;
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

  private static final Labels LABELS = Labels.ofDocument("Online_Wire").property("i", "iban");

  static final Converter<List<Payment>> PARTS = Converters.list(Till_PaymentMapper.INSTANCE);

  private Till_Online_WireMapper() {}

  @Override
  public AttributeValue toValue(Online.Wire onlineWire) {
    ItemWriter map = ItemWriter.document(LABELS, 2);
    map.string("i", onlineWire.iban());
    map.required("parts", onlineWire.parts(), PARTS);
    return map.toValue();
  }

  @Override
  public Online.Wire fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Online.Wire(
        map.string("i"),
        map.required("parts", PARTS));
  }
}
