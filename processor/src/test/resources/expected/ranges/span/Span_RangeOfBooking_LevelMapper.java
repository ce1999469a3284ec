package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EnumConverter;
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
public final class Span_RangeOfBooking_LevelMapper implements Converter<Range<Booking.Level>> {
  /** The mapper, which has no state. */
  public static final Span_RangeOfBooking_LevelMapper INSTANCE = new Span_RangeOfBooking_LevelMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("RangeOfBooking_Level")
      .property("m", "marks");

  static final Converter<Booking.Level> FROM = EnumConverter.of(Booking.Level.values());

  static final Converter<List<Booking.Level>> MARKS =
      Converters.list(EnumConverter.of(Booking.Level.values()));

  private Span_RangeOfBooking_LevelMapper() {}

  @Override
  public AttributeValue toValue(Range<Booking.Level> rangeOfBookingLevel) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 3);
    map.required("from", rangeOfBookingLevel.from(), FROM);
    map.nullable("to", rangeOfBookingLevel.to(), FROM);
    map.required("m", rangeOfBookingLevel.marks(), MARKS);
    return map.toValue();
  }

  @Override
  public Range<Booking.Level> fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Range<Booking.Level>(
        STRUCTURE.required(map, "from", FROM),
        STRUCTURE.nullable(map, "to", FROM),
        STRUCTURE.required(map, "m", MARKS));
  }
}
