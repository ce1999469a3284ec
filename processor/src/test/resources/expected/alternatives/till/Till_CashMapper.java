package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofDocument("Cash");

  private Till_CashMapper() {}

  @Override
  public AttributeValue toValue(Cash cash) {
    ItemWriter map = ItemWriter.document(LABELS, 0);
    return map.toValue();
  }

  @Override
  public Cash fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Cash();
  }
}
