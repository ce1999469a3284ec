package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Range} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_RangeOfRangeOfInstantMapper implements Converter<Range<Range<Instant>>> {
  /** The mapper, which has no state. */
  public static final Span_RangeOfRangeOfInstantMapper INSTANCE = new Span_RangeOfRangeOfInstantMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("RangeOfRangeOfInstant")
      .property("m", "marks");

  static final Converter<List<Range<Instant>>> MARKS =
      Converters.list(Span_RangeOfInstantMapper.INSTANCE);

  private Span_RangeOfRangeOfInstantMapper() {}

  @Override
  public AttributeValue toValue(Range<Range<Instant>> rangeOfRangeOfInstant) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 3);
    map.required("from", rangeOfRangeOfInstant.from(), Span_RangeOfInstantMapper.INSTANCE);
    map.nullable("to", rangeOfRangeOfInstant.to(), Span_RangeOfInstantMapper.INSTANCE);
    map.required("m", rangeOfRangeOfInstant.marks(), MARKS);
    return map.toValue();
  }

  @Override
  public Range<Range<Instant>> fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Range<Range<Instant>>(
        STRUCTURE.required(map, "from", Span_RangeOfInstantMapper.INSTANCE),
        STRUCTURE.nullable(map, "to", Span_RangeOfInstantMapper.INSTANCE),
        STRUCTURE.required(map, "m", MARKS));
  }
}
