package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Ticket}: {@code TICKET#{id} / {number:8}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TicketUpdate extends Update<Ticket, TicketUpdate> {
  private final String id;
  private final Integer number;

  TicketUpdate(TableContext table, PrimaryKey<Ticket> key, boolean insert, String id,
      Integer number) {
    super(table, TicketMapper.INSTANCE, key, insert);
    this.id = id;
    this.number = number;
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(TicketAttributes.ID, id);
      attributes.property(TicketAttributes.NUMBER, number);
    }
  }
}
