package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Reminder} in the table {@link Log}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReminderKeys {
  static final KeyComponent<String> OWNER =
      KeyComponent.of("Reminder", "owner", "REMINDER#{owner}", KeyFormats.text('#'));

  static final KeyComponent<Instant> DUE_AT =
      KeyComponent.of("Reminder", "dueAt", "{dueAt:seconds}", KeyFormats.instantSeconds());

  static final KeyComponent<String> BY_MONTH_OWNER =
      KeyComponent.of("Reminder", "owner", "REMINDERS#{owner}#{dueAt:yyyy-MM}", KeyFormats.text('#'));

  static final KeyComponent<YearMonth> BY_MONTH_DUE_AT =
      KeyComponent.of("Reminder", "dueAt", "REMINDERS#{owner}#{dueAt:yyyy-MM}", KeyFormats.yearMonthPattern("yyyy-MM"));

  static final KeyComponent<Instant> DUE_AT_INSTANT =
      KeyComponent.of("Reminder", "dueAt", "REMINDERS#{owner}#{dueAt:yyyy-MM}", KeyFormats.instantPattern("yyyy-MM"));

  static final KeyComponent<Instant> CHANGED_AT =
      KeyComponent.of("Reminder", "changedAt", "{changedAt:millis}#{dueAt:date}", KeyFormats.instantMillis());

  static final KeyComponent<LocalDate> BY_MONTH_SORT_DUE_AT =
      KeyComponent.of("Reminder", "dueAt", "{changedAt:millis}#{dueAt:date}", KeyFormats.localDate());

  static final KeyComponent<Instant> BY_MONTH_DUE_AT_INSTANT =
      KeyComponent.of("Reminder", "dueAt", "{changedAt:millis}#{dueAt:date}", KeyFormats.instantDate());

  private ReminderKeys() {}

  /** Key: {@code REMINDER#{owner} / {dueAt:seconds}}. */
  public static PrimaryKey<Reminder> primary(String owner, Instant dueAt) {
    return PrimaryKey.of(Reminder.class, partition(owner), DUE_AT.text(dueAt));
  }

  static String partition(String owner) {
    return "REMINDER#".concat(OWNER.text(owner));
  }

  /**
   * Key in {@code GSI5}: {@code GSI5PK = REMINDERS#{owner}#{dueAt:yyyy-MM}}, {@code GSI5SK = {changedAt:millis}#{dueAt:date}}.
   */
  public static IndexKey byMonth(String owner, Instant dueAt, Instant changedAt) {
    String text = new StringBuilder(49)
        .append(CHANGED_AT.text(changedAt))
        .append("#")
        .append(BY_MONTH_DUE_AT_INSTANT.text(dueAt))
        .toString();
    return IndexKey.of(Reminder.class, byMonthPartition(owner, dueAt), text);
  }

  static String byMonthPartition(String owner, YearMonth dueAt) {
    return new StringBuilder(59)
        .append("REMINDERS#")
        .append(BY_MONTH_OWNER.text(owner))
        .append("#")
        .append(BY_MONTH_DUE_AT.text(dueAt))
        .toString();
  }

  static String byMonthPartition(String owner, Instant dueAt) {
    return new StringBuilder(59)
        .append("REMINDERS#")
        .append(BY_MONTH_OWNER.text(owner))
        .append("#")
        .append(DUE_AT_INSTANT.text(dueAt))
        .toString();
  }
}
