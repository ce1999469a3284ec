package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Ticket} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TicketAttributes {
  /** Stored as {@code ticketId}. */
  public static final TextAttribute<Ticket> TICKET_ID =
      new TextAttribute<>(AttributePath.of("ticketId", "ticketId"));

  /** Stored as {@code s}, formerly as {@code seat}. */
  public static final TextAttribute<Ticket> SEAT =
      new TextAttribute<>(AttributePath.of("seat", "s", "seat"));

  /** Stored as {@code email}. */
  public static final TextAttribute<Ticket> EMAIL =
      new TextAttribute<>(AttributePath.of("email", "email"));

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Ticket, Long> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofLong());

  /** Stored as {@code hall}. */
  public static final TextAttribute<Ticket> HALL =
      new TextAttribute<>(AttributePath.of("hall", "hall"));

  /** Stored as {@code place}. */
  public static final Old_Ticket_PlaceAttributes<Ticket> PLACE =
      new Old_Ticket_PlaceAttributes<>(AttributePath.of("place", "place"));

  /** Stored as {@code title}. */
  public static final TextAttribute<Ticket> TITLE =
      new TextAttribute<>(AttributePath.of("title", "title"));

  private TicketAttributes() {}
}
