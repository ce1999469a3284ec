package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Reminder} in the table {@link Log}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReminderAttributes {
  /** Stored as {@code owner}. */
  public static final TextAttribute<Reminder> OWNER =
      new TextAttribute<>(AttributePath.of("owner", "owner"));

  /** Stored as {@code dueAt}. */
  public static final OrderedAttribute<Reminder, Instant> DUE_AT =
      new OrderedAttribute<>(AttributePath.of("dueAt", "dueAt"), Converters.ofInstant());

  /** Stored as {@code changedAt}. */
  public static final OrderedAttribute<Reminder, Instant> CHANGED_AT =
      new OrderedAttribute<>(AttributePath.of("changedAt", "changedAt"), Converters.ofInstant());

  private ReminderAttributes() {}
}
