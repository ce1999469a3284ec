package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Reminder}: {@code REMINDER#{owner} / {dueAt:seconds}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReminderUpdate extends Update<Reminder, ReminderUpdate> {
  private final String owner;
  private final Instant dueAt;

  final ChangedComponent<Reminder, Instant> changedAt =
      changes().component(ReminderAttributes.CHANGED_AT);

  ReminderUpdate(TableContext table, PrimaryKey<Reminder> key, String owner, Instant dueAt) {
    super(table, ReminderMapper.INSTANCE, key, false);
    this.owner = owner;
    this.dueAt = dueAt;
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    changedAt.become(attributes.now());
    if (changedAt.isChanged()) {
      attributes.index("GSI5PK", "GSI5SK", ReminderKeys.byMonth(owner, dueAt, changedAt.value()));
    }
  }
}
