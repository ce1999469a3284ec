package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads the stream of the table {@link Log}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LogChanges {
  private LogChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(LogTable.LAYOUT, options)
        .entity(Reading.class, ReadingMapper.INSTANCE)
        .entity(Reminder.class, ReminderMapper.INSTANCE)
        .build();
  }
}
