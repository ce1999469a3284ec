package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Card} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_CardMapper implements Converter<Card> {
  /** The mapper, which has no state. */
  public static final Till_CardMapper INSTANCE = new Till_CardMapper();

  private static final Labels LABELS = Labels.ofDocument("Card");

  private Till_CardMapper() {}

  @Override
  public AttributeValue toValue(Card card) {
    ItemWriter map = ItemWriter.document(LABELS, 2);
    map.string("number", card.number());
    map.number("slot", card.slot());
    return map.toValue();
  }

  @Override
  public Card fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Card(
        map.string("number"),
        map.orElse("slot", Converters.ofInt(), 1));
  }
}
