package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads the stream of the table {@link Desk}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DeskChanges {
  private DeskChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(DeskTable.LAYOUT, options)
        .entity(Order.class, OrderMapper.INSTANCE)
        .entity(Visitor.class, VisitorMapper.INSTANCE)
        .entity(Parcel.class, ParcelMapper.INSTANCE)
        .entity(Shift.class, ShiftMapper.INSTANCE)
        .build();
  }
}
