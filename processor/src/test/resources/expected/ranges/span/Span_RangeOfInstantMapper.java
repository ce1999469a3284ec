package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import java.time.Instant;
import java.util.List;
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

  private static final Labels LABELS = Labels.ofDocument("RangeOfInstant").property("m", "marks");

  static final Converter<List<Instant>> MARKS = Converters.list(Converters.ofInstant());

  private Span_RangeOfInstantMapper() {}

  @Override
  public AttributeValue toValue(Range<Instant> rangeOfInstant) {
    ItemWriter map = ItemWriter.document(LABELS, 3);
    map.required("from", rangeOfInstant.from(), Converters.ofInstant());
    map.nullable("to", rangeOfInstant.to(), Converters.ofInstant());
    map.required("m", rangeOfInstant.marks(), MARKS);
    return map.toValue();
  }

  @Override
  public Range<Instant> fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Range<Instant>(
        map.required("from", Converters.ofInstant()),
        map.nullable("to", Converters.ofInstant()),
        map.required("m", MARKS));
  }
}
