package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import io.keywright.runtime.mark.StoredText;
import io.keywright.runtime.mark.UniqueProperty;
import io.keywright.runtime.mark.UniqueValue;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Seat} into items of {@link Kept} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SeatMapper implements EntityMapper<Seat> {
  /** The mapper, which has no state. */
  public static final SeatMapper INSTANCE = new SeatMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Seat");

  private static final Structure STRUCTURE = Structure.ofEntity("Seat", "PK", "SK")
      .property("ttl", "expiresAt");

  private SeatMapper() {}

  @Override
  public String type() {
    return "Seat";
  }

  @Override
  public String entity() {
    return "Seat";
  }

  @Override
  public PrimaryKey<Seat> key(Seat seat) {
    return SeatKeys.primary(seat.seatId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Seat seat) {
    ItemWriter item = new ItemWriter(STRUCTURE, 7);
    item.key("PK", "SK", key(seat));
    item.type("Type", TYPE);
    item.string("seatId", seat.seatId());
    item.string("place", seat.place());
    item.string("ticket", seat.ticket());
    item.nullable("ttl", seat.expiresAt(), Converters.ofExpiry());
    return item.toMap();
  }

  @Override
  public Seat fromItem(Map<String, AttributeValue> item) {
    try {
      return new Seat(
          STRUCTURE.string(item, "seatId"),
          STRUCTURE.string(item, "place"),
          STRUCTURE.string(item, "ticket"),
          STRUCTURE.nullable(item, "ttl", Converters.ofExpiry()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("seatId", "seatId"),
        MarkedAttribute.of("place", "place"),
        MarkedAttribute.of("ticket", "ticket"),
        MarkedAttribute.of("expiresAt", "ttl"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  @Override
  public List<UniqueValue> uniqueValues(Seat seat) {
    return List.of(
        Marked.PLACE.value(seat.place(), Marked.PLACE_TEXT.text(seat.place())),
        Marked.TICKET.value(seat.ticket(), Marked.TICKET_TEXT.text(seat.ticket())));
  }

  @Override
  public List<UniqueValue> storedUniqueValues(Map<String, AttributeValue> item) {
    return List.of(
        Marked.PLACE.in(item, StoredText.of(SeatAttributes.PLACE, Marked.PLACE_TEXT)),
        Marked.TICKET.in(item, StoredText.of(SeatAttributes.TICKET, Marked.TICKET_TEXT)));
  }

  private static final class Marked {
    static final KeyComponent<String> PLACE_TEXT =
        KeyComponent.of("Seat", "place", "UNIQUE#Seat#place#{place}", KeyFormats.rest());

    static final UniqueProperty PLACE = UniqueProperty.of("place", "UNIQUE#Seat#place#", "#",
        MarkedAttribute.of("place", "place")).releasedOnExpiry(MarkedAttribute.of("expiresAt", "ttl"));

    static final KeyComponent<String> TICKET_TEXT =
        KeyComponent.of("Seat", "ticket", "UNIQUE#Seat#ticket#{ticket}", KeyFormats.rest());

    static final UniqueProperty TICKET = UniqueProperty.of("ticket", "UNIQUE#Seat#ticket#", "#",
        MarkedAttribute.of("ticket", "ticket"));

    static final Marks MARKS = Marks.builder()
        .timeToLive(MarkedAttribute.of("expiresAt", "ttl"))
        .wholeSeconds()
        .unique(PLACE)
        .unique(TICKET)
        .build();

    private Marked() {}
  }
}
