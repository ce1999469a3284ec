package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Instalment} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Bank_InstalmentMapper implements Converter<Instalment> {
  /** The mapper, which has no state. */
  public static final Bank_InstalmentMapper INSTANCE = new Bank_InstalmentMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Instalment");

  private Bank_InstalmentMapper() {}

  @Override
  public AttributeValue toValue(Instalment instalment) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.required("due", instalment.due(), Converters.ofLocalDateTime());
    map.number("share", instalment.share());
    return map.toValue();
  }

  @Override
  public Instalment fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Instalment(
        STRUCTURE.required(map, "due", Converters.ofLocalDateTime()),
        STRUCTURE.doubleValue(map, "share"));
  }
}
