package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Ticket}: {@code TICKET#{ticketId} / TICKET}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TicketRepository extends Repository<Ticket> {
  private final TableContext table;

  TicketRepository(TableContext table) {
    super(table, TicketMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Ticket> get(String ticketId) {
    return get(TicketKeys.primary(ticketId));
  }

  /** GetItem, not sent yet. */
  public Get<Ticket> prepareGet(String ticketId) {
    return prepareGet(TicketKeys.primary(ticketId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Ticket> delete(String ticketId) {
    return delete(TicketKeys.primary(ticketId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Ticket> prepareDelete(String ticketId) {
    return prepareDelete(TicketKeys.primary(ticketId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Ticket> prepareCheck(String ticketId) {
    return prepareCheck(TicketKeys.primary(ticketId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public TicketUpdate update(String ticketId) {
    return new TicketUpdate(this.table, TicketKeys.primary(ticketId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public TicketUpdate update(Ticket ticket) {
    return new TicketUpdate(this.table, TicketMapper.INSTANCE.key(ticket));
  }
}
