package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
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

/** Turns {@link Ticket} into items of {@link Old} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TicketMapper implements EntityMapper<Ticket> {
  /** The mapper, which has no state. */
  public static final TicketMapper INSTANCE = new TicketMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Ticket");

  private static final Structure STRUCTURE = Structure.ofEntity("Ticket", "PK", "SK")
      .property("s", "seat");

  private TicketMapper() {}

  @Override
  public String type() {
    return "Ticket";
  }

  @Override
  public String entity() {
    return "Ticket";
  }

  @Override
  public PrimaryKey<Ticket> key(Ticket ticket) {
    return TicketKeys.primary(ticket.ticketId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Ticket ticket) {
    ItemWriter item = new ItemWriter(STRUCTURE, 10);
    item.key("PK", "SK", key(ticket));
    item.type("Type", TYPE);
    item.string("ticketId", ticket.ticketId());
    item.optional("s", ticket.seat(), Converters.ofString());
    item.stringOrNull("email", ticket.email());
    item.nullable("number", ticket.number(), Converters.ofLong());
    item.string("hall", ticket.hall());
    item.required("place", ticket.place(), Old_Ticket_PlaceMapper.INSTANCE);
    item.string("title", ticket.title());
    return item.toMap();
  }

  @Override
  public Ticket fromItem(Map<String, AttributeValue> item) {
    try {
      return new Ticket(
          STRUCTURE.string(item, "ticketId"),
          STRUCTURE.optional(item, STRUCTURE.stored(item, "s", "seat"), Converters.ofString()),
          STRUCTURE.stringOrNull(item, "email"),
          STRUCTURE.nullable(item, "number", Converters.ofLong()),
          STRUCTURE.orElse(item, "hall", Converters.ofString(), "main"),
          STRUCTURE.required(item, "place", Old_Ticket_PlaceMapper.INSTANCE),
          STRUCTURE.string(item, "title"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("ticketId", "ticketId"),
        MarkedAttribute.of("seat", "s", "seat"),
        MarkedAttribute.of("email", "email"),
        MarkedAttribute.of("number", "number"),
        MarkedAttribute.of("hall", "hall"),
        MarkedAttribute.of("place", "place"),
        MarkedAttribute.of("title", "title"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  @Override
  public List<UniqueValue> uniqueValues(Ticket ticket) {
    String seat = ticket.seat().orElse(null);
    Ticket.Place place = ticket.place();
    String placeCity = place == null ? null : place.city();
    String email = ticket.email();
    Long number = ticket.number();
    return List.of(
        Marked.SEAT.value(seat, seat == null ? null : Marked.SEAT_TEXT.text(seat),
            Marked.HALL_SCOPE.text(ticket.hall()), Marked.PLACE_CITY_SCOPE.text(placeCity)),
        Marked.EMAIL.value(email, email == null ? null : Marked.EMAIL_TEXT.text(email)),
        Marked.NUMBER.value(number, number == null ? null : Marked.NUMBER_TEXT.text(number)));
  }

  @Override
  public List<UniqueValue> storedUniqueValues(Map<String, AttributeValue> item) {
    return List.of(
        Marked.SEAT.in(item, StoredText.of(TicketAttributes.SEAT, Marked.SEAT_TEXT),
            StoredText.of(TicketAttributes.HALL, Marked.HALL_SCOPE).orElse("main"),
            StoredText.of(TicketAttributes.PLACE.city(), Marked.PLACE_CITY_SCOPE)),
        Marked.EMAIL.in(item, StoredText.of(TicketAttributes.EMAIL, Marked.EMAIL_TEXT)),
        Marked.NUMBER.in(item, StoredText.of(TicketAttributes.NUMBER, Marked.NUMBER_TEXT)));
  }

  private static final class Marked {
    static final KeyComponent<String> SEAT_TEXT =
        KeyComponent.of("Ticket", "seat", "UNIQUE#Ticket#seat#{hall}#{place.city}#{seat}", KeyFormats.rest());

    static final KeyComponent<String> HALL_SCOPE =
        KeyComponent.of("Ticket", "hall", "UNIQUE#Ticket#seat#{hall}#{place.city}#{seat}", KeyFormats.text('#'));

    static final KeyComponent<String> PLACE_CITY_SCOPE =
        KeyComponent.of("Ticket", "place.city", "UNIQUE#Ticket#seat#{hall}#{place.city}#{seat}", KeyFormats.text('#'));

    static final UniqueProperty SEAT = UniqueProperty.of("seat", "UNIQUE#Ticket#seat#", "#",
        MarkedAttribute.of("seat", "s", "seat"), MarkedAttribute.of("hall", "hall"),
        MarkedAttribute.of("place", "place"));

    static final KeyComponent<String> EMAIL_TEXT =
        KeyComponent.of("Ticket", "email", "UNIQUE#Ticket#email#{email:lower}", KeyFormats.lower());

    static final UniqueProperty EMAIL = UniqueProperty.of("email", "UNIQUE#Ticket#email#", "#",
        MarkedAttribute.of("email", "email"));

    static final NumberComponent NUMBER_TEXT =
        NumberComponent.plain("Ticket", "number", "UNIQUE#Ticket#number#{number}");

    static final UniqueProperty NUMBER = UniqueProperty.of("number", "UNIQUE#Ticket#number#", "#",
        MarkedAttribute.of("number", "number"));

    static final Marks MARKS = Marks.builder()
        .unique(SEAT)
        .unique(EMAIL)
        .unique(NUMBER)
        .build();

    private Marked() {}
  }
}
