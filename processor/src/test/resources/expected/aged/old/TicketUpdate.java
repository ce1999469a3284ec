package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Ticket}: {@code TICKET#{ticketId} / TICKET}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TicketUpdate extends Update<Ticket, TicketUpdate> {
  TicketUpdate(TableContext table, PrimaryKey<Ticket> key) {
    super(table, TicketMapper.INSTANCE, key, false);
  }

  /** Stores {@code seat}. */
  public TicketUpdate seat(String seat) {
    return changes().set(TicketAttributes.SEAT, seat);
  }

  /** Removes {@code seat}. */
  public TicketUpdate removeSeat() {
    return changes().remove(TicketAttributes.SEAT);
  }

  /** Stores {@code seat} where there is none. */
  public TicketUpdate seatIfAbsent(String seat) {
    return changes().setIfAbsent(TicketAttributes.SEAT, seat);
  }

  /** Stores {@code email}. */
  public TicketUpdate email(String email) {
    return changes().set(TicketAttributes.EMAIL, email);
  }

  /** Removes {@code email}. */
  public TicketUpdate removeEmail() {
    return changes().remove(TicketAttributes.EMAIL);
  }

  /** Stores {@code email} where there is none. */
  public TicketUpdate emailIfAbsent(String email) {
    return changes().setIfAbsent(TicketAttributes.EMAIL, email);
  }

  /** Stores {@code number}. */
  public TicketUpdate number(Long number) {
    return changes().set(TicketAttributes.NUMBER, number);
  }

  /** Removes {@code number}. */
  public TicketUpdate removeNumber() {
    return changes().remove(TicketAttributes.NUMBER);
  }

  /** Stores {@code number} where there is none. */
  public TicketUpdate numberIfAbsent(Long number) {
    return changes().setIfAbsent(TicketAttributes.NUMBER, number);
  }

  /** Adds to {@code number}, a negative number to take away; where there is none it was 0. */
  public TicketUpdate incrementNumber(Long by) {
    return changes().increment(TicketAttributes.NUMBER, by);
  }

  /** Stores {@code hall}. */
  public TicketUpdate hall(String hall) {
    return changes().set(TicketAttributes.HALL, hall);
  }

  /** Stores {@code place}. */
  public TicketUpdate place(Ticket.Place place) {
    return changes().set(TicketAttributes.PLACE, place);
  }

  /** Changes inside of {@code place}, which must be there. */
  public Old_Ticket_PlaceUpdate<Ticket, TicketUpdate> place() {
    return new Old_Ticket_PlaceUpdate<>(changes(), TicketAttributes.PLACE);
  }

  /** Stores {@code title}. */
  public TicketUpdate title(String title) {
    return changes().set(TicketAttributes.TITLE, title);
  }
}
