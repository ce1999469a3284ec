package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Cash} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_CashMapper implements Converter<Cash> {
  /** The mapper, which has no state. */
  public static final Till_CashMapper INSTANCE = new Till_CashMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Cash");

  private Till_CashMapper() {}

  @Override
  public AttributeValue toValue(Cash cash) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 0);
    return map.toValue();
  }

  @Override
  public Cash fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Cash();
  }
}
