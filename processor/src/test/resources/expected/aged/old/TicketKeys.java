package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Ticket} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TicketKeys {
  static final KeyComponent<String> TICKET_ID =
      KeyComponent.of("Ticket", "ticketId", "TICKET#{ticketId}", KeyFormats.text('#'));

  private TicketKeys() {}

  /** Key: {@code TICKET#{ticketId} / TICKET}. */
  public static PrimaryKey<Ticket> primary(String ticketId) {
    return PrimaryKey.of(Ticket.class, partition(ticketId), "TICKET");
  }

  static String partition(String ticketId) {
    return "TICKET#".concat(TICKET_ID.text(ticketId));
  }
}
