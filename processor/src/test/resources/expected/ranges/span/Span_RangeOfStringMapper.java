package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Range} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_RangeOfStringMapper implements Converter<Range<String>> {
  /** The mapper, which has no state. */
  public static final Span_RangeOfStringMapper INSTANCE = new Span_RangeOfStringMapper();

  private static final Labels LABELS = Labels.ofDocument("RangeOfString").property("m", "marks");

  static final Converter<List<String>> MARKS = Converters.list(Converters.ofString());

  private Span_RangeOfStringMapper() {}

  @Override
  public AttributeValue toValue(Range<String> rangeOfString) {
    ItemWriter map = ItemWriter.document(LABELS, 3);
    map.string("from", rangeOfString.from());
    map.stringOrNull("to", rangeOfString.to());
    map.required("m", rangeOfString.marks(), MARKS);
    return map.toValue();
  }

  @Override
  public Range<String> fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Range<String>(
        map.string("from"),
        map.stringOrNull("to"),
        map.required("m", MARKS));
  }
}
