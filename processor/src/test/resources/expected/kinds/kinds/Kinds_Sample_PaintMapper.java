package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Sample.Paint} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Kinds_Sample_PaintMapper implements Converter<Sample.Paint> {
  /** The mapper, which has no state. */
  public static final Kinds_Sample_PaintMapper INSTANCE = new Kinds_Sample_PaintMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Sample_Paint")
      .property("s", "shade");

  static final Converter<Sample.Colour> SHADE = EnumConverter.of(Sample.Colour.values());

  private Kinds_Sample_PaintMapper() {}

  @Override
  public AttributeValue toValue(Sample.Paint samplePaint) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.string("name", samplePaint.name());
    map.required("s", samplePaint.shade(), SHADE);
    return map.toValue();
  }

  @Override
  public Sample.Paint fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Sample.Paint(
        STRUCTURE.string(map, "name"),
        STRUCTURE.required(map, "s", SHADE));
  }
}
