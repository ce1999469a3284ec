package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
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

  private static final Structure STRUCTURE = Structure.ofDocument("Card");

  private Till_CardMapper() {}

  @Override
  public AttributeValue toValue(Card card) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.string("number", card.number());
    map.number("slot", card.slot());
    return map.toValue();
  }

  @Override
  public Card fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Card(
        STRUCTURE.string(map, "number"),
        STRUCTURE.orElse(map, "slot", Converters.ofInt(), 1));
  }
}
