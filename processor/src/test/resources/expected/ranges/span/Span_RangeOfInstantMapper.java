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
public final class Span_RangeOfInstantMapper implements Converter<Range<Instant>> {
  /** The mapper, which has no state. */
  public static final Span_RangeOfInstantMapper INSTANCE = new Span_RangeOfInstantMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("RangeOfInstant")
      .property("m", "marks");

  static final Converter<List<Instant>> MARKS = Converters.list(Converters.ofInstant());

  private Span_RangeOfInstantMapper() {}

  @Override
  public AttributeValue toValue(Range<Instant> rangeOfInstant) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 3);
    map.required("from", rangeOfInstant.from(), Converters.ofInstant());
    map.nullable("to", rangeOfInstant.to(), Converters.ofInstant());
    map.required("m", rangeOfInstant.marks(), MARKS);
    return map.toValue();
  }

  @Override
  public Range<Instant> fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Range<Instant>(
        STRUCTURE.required(map, "from", Converters.ofInstant()),
        STRUCTURE.nullable(map, "to", Converters.ofInstant()),
        STRUCTURE.required(map, "m", MARKS));
  }
}
