package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Booking} into items of {@link Span} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BookingMapper implements EntityMapper<Booking> {
  /** The mapper, which has no state. */
  public static final BookingMapper INSTANCE = new BookingMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Booking");

  private static final Structure STRUCTURE = Structure.ofEntity("Booking", "PK", "SK");

  static final Converter<List<Range<String>>> NAMES =
      Converters.list(Span_RangeOfStringMapper.INSTANCE);

  static final Converter<Map<Booking.Level, Range<Range<Instant>>>> NESTED =
      Converters.map(EnumConverter.of(Booking.Level.values()), Span_RangeOfRangeOfInstantMapper.INSTANCE);

  private BookingMapper() {}

  @Override
  public String type() {
    return "Booking";
  }

  @Override
  public String entity() {
    return "Booking";
  }

  @Override
  public PrimaryKey<Booking> key(Booking booking) {
    Range<Instant> stay = booking.stay();
    Instant stayFrom = stay == null ? null : stay.from();
    return BookingKeys.primary(booking.room(), stayFrom, booking.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Booking booking) {
    ItemWriter item = new ItemWriter(STRUCTURE, 12);
    item.key("PK", "SK", key(booking));
    item.type("Type", TYPE);
    item.string("room", booking.room());
    item.string("id", booking.id());
    item.required("stay", booking.stay(), Span_RangeOfInstantMapper.INSTANCE);
    item.nullable("levels", booking.levels(), Span_RangeOfBooking_LevelMapper.INSTANCE);
    item.optional("guests", booking.guests(), Span_RangeOfIntegerMapper.INSTANCE);
    item.required("names", booking.names(), NAMES);
    item.required("nested", booking.nested(), NESTED);
    item.required("labelled", booking.labelled(), Span_LabOfStringAndRangeOfIntegerMapper.INSTANCE);
    item.required("tree", booking.tree(), Span_Booking_TreeOfListOfStringMapper.INSTANCE);
    return item.toMap();
  }

  @Override
  public Booking fromItem(Map<String, AttributeValue> item) {
    try {
      return new Booking(
          STRUCTURE.string(item, "room"),
          STRUCTURE.string(item, "id"),
          STRUCTURE.required(item, "stay", Span_RangeOfInstantMapper.INSTANCE),
          STRUCTURE.nullable(item, "levels", Span_RangeOfBooking_LevelMapper.INSTANCE),
          STRUCTURE.optional(item, "guests", Span_RangeOfIntegerMapper.INSTANCE),
          STRUCTURE.required(item, "names", NAMES),
          STRUCTURE.required(item, "nested", NESTED),
          STRUCTURE.required(item, "labelled", Span_LabOfStringAndRangeOfIntegerMapper.INSTANCE),
          STRUCTURE.required(item, "tree", Span_Booking_TreeOfListOfStringMapper.INSTANCE));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("room", "room"),
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("stay", "stay"),
        MarkedAttribute.of("levels", "levels"),
        MarkedAttribute.of("guests", "guests"),
        MarkedAttribute.of("names", "names"),
        MarkedAttribute.of("nested", "nested"),
        MarkedAttribute.of("labelled", "labelled"),
        MarkedAttribute.of("tree", "tree"));
  }
}
