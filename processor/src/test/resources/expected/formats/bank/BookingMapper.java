package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
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

  private static final AttributeValue TYPE = AttributeValue.createS("Booking");

  private static final Structure STRUCTURE = Structure.ofEntity("Booking", "PK", "SK");

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
    return BookingKeys.primary(booking.account(), booking.bookedAt(), booking.amount(), booking.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Booking booking) {
    ItemWriter item = new ItemWriter(STRUCTURE, 24);
    item.key("PK", "SK", key(booking));
    item.type("Type", TYPE);
    item.string("account", booking.account());
    item.required("bookedAt", booking.bookedAt(), Converters.ofInstant());
    item.required("amount", booking.amount(), Converters.ofBigDecimal());
    item.string("id", booking.id());
    item.string("email", booking.email());
    item.number("balance", booking.balance());
    item.number("rate", booking.rate());
    item.string("code", booking.code());
    item.number("weight", booking.weight());
    item.required("number", booking.number(), Converters.ofBigInteger());
    item.required("instalment", booking.instalment(), Bank_InstalmentMapper.INSTANCE);
    item.required("settledAt", booking.settledAt(), Converters.ofOffsetDateTime());
    item.required("local", booking.local(), Converters.ofLocalDateTime());
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
    try {
      return new Booking(
          STRUCTURE.string(item, "account"),
          STRUCTURE.required(item, "bookedAt", Converters.ofInstant()),
          STRUCTURE.decimal(item, "amount"),
          STRUCTURE.string(item, "id"),
          STRUCTURE.string(item, "email"),
          STRUCTURE.intValue(item, "balance"),
          STRUCTURE.doubleValue(item, "rate"),
          STRUCTURE.string(item, "code"),
          STRUCTURE.floatValue(item, "weight"),
          STRUCTURE.required(item, "number", Converters.ofBigInteger()),
          STRUCTURE.required(item, "instalment", Bank_InstalmentMapper.INSTANCE),
          STRUCTURE.required(item, "settledAt", Converters.ofOffsetDateTime()),
          STRUCTURE.required(item, "local", Converters.ofLocalDateTime()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
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
