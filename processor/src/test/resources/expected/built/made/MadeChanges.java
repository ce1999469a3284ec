package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads the stream of the table {@link Made}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MadeChanges {
  private MadeChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(MadeTable.LAYOUT, options)
        .entity(Order.class, OrderMapper.INSTANCE)
        .entity(Account.class, AccountMapper.INSTANCE)
        .entity(Ticket.class, TicketMapper.INSTANCE)
        .entity(Stamp.class, StampMapper.INSTANCE)
        .build();
  }
}
