package log;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.UpdatedAt;
import java.time.Instant;

/** Every write sets a time beside a month, which the second in the primary key tells. */
@Entity
@Key(pk = "REMINDER#{owner}", sk = "{dueAt:seconds}")
@Gsi(index = 5, name = "byMonth", pk = "REMINDERS#{owner}#{dueAt:yyyy-MM}", sk = "{changedAt:millis}#{dueAt:date}")
public record Reminder(String owner, Instant dueAt, @UpdatedAt Instant changedAt) {}
