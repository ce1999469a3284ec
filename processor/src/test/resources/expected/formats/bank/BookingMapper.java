package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Booking} into items of {@link Bank} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BookingMapper implements EntityMapper<Booking> {
  /** The mapper, which has no state. */
  public static final BookingMapper INSTANCE = new BookingMapper();

  private static final String TYPE = "Booking";

  private static final Labels LABELS = Labels.ofEntity("Booking", "PK", "SK");

  private BookingMapper() {}

  @Override
  public String type() {
    return TYPE;
  }

  @Override
  public String entity() {
    return TYPE;
  }

  @Override
  public PrimaryKey<Booking> key(Booking booking) {
    return BookingKeys.primary(booking.account(), booking.bookedAt(), booking.amount(), booking.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Booking booking) {
    ItemWriter item = new ItemWriter(LABELS, 24);
    item.key("PK", "SK", key(booking));
    item.type("Type", TYPE);
    item.required("account", booking.account(), Converters.STRING);
    item.required("bookedAt", booking.bookedAt(), Converters.INSTANT);
    item.required("amount", booking.amount(), Converters.BIG_DECIMAL);
    item.required("id", booking.id(), Converters.STRING);
    item.required("email", booking.email(), Converters.STRING);
    item.number("balance", booking.balance());
    item.number("rate", booking.rate());
    item.required("code", booking.code(), Converters.STRING);
    item.number("weight", booking.weight());
    item.required("number", booking.number(), Converters.BIG_INTEGER);
    item.required("instalment", booking.instalment(), Bank_InstalmentMapper.INSTANCE);
    item.required("settledAt", booking.settledAt(), Converters.OFFSET_DATE_TIME);
    item.required("local", booking.local(), Converters.LOCAL_DATE_TIME);
    item.key("GSI1PK", "GSI1SK", BookingKeys.byHolder(booking.email(), booking.balance(), booking.rate(), booking.code()));
    Instalment instalment = booking.instalment();
    LocalDateTime instalmentDue = instalment == null ? null : instalment.due();
    Double instalmentShare = instalment == null ? null : instalment.share();
    item.key("GSI2PK", "GSI2SK", BookingKeys.byDay(booking.bookedAt(), instalmentDue, instalmentShare, booking.weight()));
    item.key("GSI3PK", "GSI3SK", BookingKeys.byCode(booking.code(), booking.number(), booking.settledAt(), booking.local()));
    item.key("GSI4PK", "GSI4SK", BookingKeys.byBalance(booking.balance(), booking.account()));
    return item.toMap();
  }

  @Override
  public Booking fromItem(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      return new Booking(
          reader.required("account", Converters.STRING),
          reader.required("bookedAt", Converters.INSTANT),
          reader.required("amount", Converters.BIG_DECIMAL),
          reader.required("id", Converters.STRING),
          reader.required("email", Converters.STRING),
          reader.intValue("balance"),
          reader.doubleValue("rate"),
          reader.required("code", Converters.STRING),
          reader.floatValue("weight"),
          reader.required("number", Converters.BIG_INTEGER),
          reader.required("instalment", Bank_InstalmentMapper.INSTANCE),
          reader.required("settledAt", Converters.OFFSET_DATE_TIME),
          reader.required("local", Converters.LOCAL_DATE_TIME));
    } catch (RuntimeException thrown) {
      throw reader.refusal(thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("account", "account"),
        MarkedAttribute.of("bookedAt", "bookedAt"),
        MarkedAttribute.of("amount", "amount"),
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("email", "email"),
        MarkedAttribute.of("balance", "balance"),
        MarkedAttribute.of("rate", "rate"),
        MarkedAttribute.of("code", "code"),
        MarkedAttribute.of("weight", "weight"),
        MarkedAttribute.of("number", "number"),
        MarkedAttribute.of("instalment", "instalment"),
        MarkedAttribute.of("settledAt", "settledAt"),
        MarkedAttribute.of("local", "local"));
  }
}
