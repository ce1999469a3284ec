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
public final class Span_RangeOfIntegerMapper implements Converter<Range<Integer>> {
  /** The mapper, which has no state. */
  public static final Span_RangeOfIntegerMapper INSTANCE = new Span_RangeOfIntegerMapper();

  private static final Labels LABELS = Labels.ofDocument("RangeOfInteger").property("m", "marks");

  static final Converter<List<Integer>> MARKS = Converters.list(Converters.ofInt());

  private Span_RangeOfIntegerMapper() {}

  @Override
  public AttributeValue toValue(Range<Integer> rangeOfInteger) {
    ItemWriter map = ItemWriter.document(LABELS, 3);
    map.required("from", rangeOfInteger.from(), Converters.ofInt());
    map.nullable("to", rangeOfInteger.to(), Converters.ofInt());
    map.required("m", rangeOfInteger.marks(), MARKS);
    return map.toValue();
  }

  @Override
  public Range<Integer> fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Range<Integer>(
        map.required("from", Converters.ofInt()),
        map.nullable("to", Converters.ofInt()),
        map.required("m", MARKS));
  }
}
