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
public final class Span_RangeOfIntegerMapper implements Converter<Range<Integer>> {
  /** The mapper, which has no state. */
  public static final Span_RangeOfIntegerMapper INSTANCE = new Span_RangeOfIntegerMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("RangeOfInteger")
      .property("m", "marks");

  static final Converter<List<Integer>> MARKS = Converters.list(Converters.ofInt());

  private Span_RangeOfIntegerMapper() {}

  @Override
  public AttributeValue toValue(Range<Integer> rangeOfInteger) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 3);
    map.required("from", rangeOfInteger.from(), Converters.ofInt());
    map.nullable("to", rangeOfInteger.to(), Converters.ofInt());
    map.required("m", rangeOfInteger.marks(), MARKS);
    return map.toValue();
  }

  @Override
  public Range<Integer> fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Range<Integer>(
        STRUCTURE.required(map, "from", Converters.ofInt()),
        STRUCTURE.nullable(map, "to", Converters.ofInt()),
        STRUCTURE.required(map, "m", MARKS));
  }
}
