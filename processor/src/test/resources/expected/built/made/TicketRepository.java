package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Ticket}: {@code TICKET#{id} / {number:8}}. */
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
  public Optional<Ticket> get(String id, Integer number) {
    return get(TicketKeys.primary(id, number));
  }

  /** GetItem, not sent yet. */
  public Get<Ticket> prepareGet(String id, Integer number) {
    return prepareGet(TicketKeys.primary(id, number));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Ticket> delete(String id, Integer number) {
    return delete(TicketKeys.primary(id, number));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Ticket> prepareDelete(String id, Integer number) {
    return prepareDelete(TicketKeys.primary(id, number));
  }

  /** For a transaction: that there is such an item. */
  public Check<Ticket> prepareCheck(String id, Integer number) {
    return prepareCheck(TicketKeys.primary(id, number));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public TicketUpdate update(String id, Integer number) {
    return new TicketUpdate(this.table, TicketKeys.primary(id, number), false, id, number);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public TicketUpdate update(Ticket ticket) {
    return new TicketUpdate(this.table, TicketMapper.INSTANCE.key(ticket), false, ticket.id(), ticket.getNumber());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public TicketUpdate upsert(String id, Integer number) {
    return new TicketUpdate(this.table, TicketKeys.primary(id, number), true, id, number);
  }
}
