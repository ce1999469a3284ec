package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofDocument("Sample_Paint").property("s", "shade");

  static final Converter<Sample.Colour> SHADE = EnumConverter.of(Sample.Colour.values());

  private Kinds_Sample_PaintMapper() {}

  @Override
  public AttributeValue toValue(Sample.Paint samplePaint) {
    ItemWriter map = ItemWriter.document(LABELS, 2);
    map.string("name", samplePaint.name());
    map.required("s", samplePaint.shade(), SHADE);
    return map.toValue();
  }

  @Override
  public Sample.Paint fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Sample.Paint(
        map.string("name"),
        map.required("s", SHADE));
  }
}
