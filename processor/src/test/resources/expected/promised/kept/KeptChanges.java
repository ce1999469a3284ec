package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads the stream of the table {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KeptChanges {
  private KeptChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(KeptTable.LAYOUT, options)
        .entity(User.class, UserMapper.INSTANCE)
        .entity(Handle.class, HandleMapper.INSTANCE)
        .entity(Seat.class, SeatMapper.INSTANCE)
        .entity(Cart.class, CartMapper.INSTANCE)
        .entity(Note.class, NoteMapper.INSTANCE)
        .guards("UNIQUE#")
        .build();
  }
}
