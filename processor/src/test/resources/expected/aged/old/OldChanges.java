package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads the stream of the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OldChanges {
  private OldChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(OldTable.LAYOUT, options)
        .entity(Message.class, MessageMapper.INSTANCE)
        .entity(Pass.class, PassMapper.INSTANCE)
        .entity(Meter.class, MeterMapper.INSTANCE)
        .entity(Login.class, LoginMapper.INSTANCE)
        .entity(Ticket.class, TicketMapper.INSTANCE)
        .entity(Stall.class, StallMapper.INSTANCE)
        .guards("UNIQUE#")
        .build();
  }
}
