package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofDocument("Instalment");

  private Bank_InstalmentMapper() {}

  @Override
  public AttributeValue toValue(Instalment instalment) {
    ItemWriter map = ItemWriter.document(LABELS, 2);
    map.required("due", instalment.due(), Converters.ofLocalDateTime());
    map.number("share", instalment.share());
    return map.toValue();
  }

  @Override
  public Instalment fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Instalment(
        map.required("due", Converters.ofLocalDateTime()),
        map.doubleValue("share"));
  }
}
