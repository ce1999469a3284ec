package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Outer.Text} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_Store_Outer_TextMapper implements Converter<Outer.Text> {
  /** The mapper, which has no state. */
  public static final Outer_Store_Outer_TextMapper INSTANCE = new Outer_Store_Outer_TextMapper();

  private Outer_Store_Outer_TextMapper() {}

  @Override
  public AttributeValue toValue(Outer.Text outerText) {
    ItemWriter map = ItemWriter.document("Outer_Text", 1);
    map.required("value", outerText.value(), Converters.STRING);
    return map.toValue();
  }

  @Override
  public Outer.Text fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document("Outer_Text", value);
    return new Outer.Text(
        map.required("value", Converters.STRING));
  }
}
