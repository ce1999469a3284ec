package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.List;
import java.util.Map;
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

  private static final Structure STRUCTURE = Structure.ofDocument("RangeOfString")
      .property("m", "marks");

  static final Converter<List<String>> MARKS = Converters.list(Converters.ofString());

  private Span_RangeOfStringMapper() {}

  @Override
  public AttributeValue toValue(Range<String> rangeOfString) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 3);
    map.string("from", rangeOfString.from());
    map.stringOrNull("to", rangeOfString.to());
    map.required("m", rangeOfString.marks(), MARKS);
    return map.toValue();
  }

  @Override
  public Range<String> fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Range<String>(
        STRUCTURE.string(map, "from"),
        STRUCTURE.stringOrNull(map, "to"),
        STRUCTURE.required(map, "m", MARKS));
  }
}
