package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Parts.Text} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_Store_Parts_TextMapper implements Converter<Parts.Text> {
  /** The mapper, which has no state. */
  public static final Outer_Store_Parts_TextMapper INSTANCE = new Outer_Store_Parts_TextMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Parts_Text");

  private Outer_Store_Parts_TextMapper() {}

  @Override
  public AttributeValue toValue(Parts.Text partsText) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 1);
    map.string("value", partsText.value());
    return map.toValue();
  }

  @Override
  public Parts.Text fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Parts.Text(
        STRUCTURE.string(map, "value"));
  }
}
