package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Stall}: {@code STALL#{stallId} / STALL}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StallUpdate extends Update<Stall, StallUpdate> {
  StallUpdate(TableContext table, PrimaryKey<Stall> key) {
    super(table, StallMapper.INSTANCE, key, false);
  }

  /** Stores {@code place}. */
  public StallUpdate place(String place) {
    return changes().set(StallAttributes.PLACE, place);
  }

  /** Stores {@code expiresAt}. */
  public StallUpdate expiresAt(Instant expiresAt) {
    return changes().set(StallAttributes.EXPIRES_AT, expiresAt);
  }

  /** Removes {@code expiresAt}. */
  public StallUpdate removeExpiresAt() {
    return changes().remove(StallAttributes.EXPIRES_AT);
  }

  /** Stores {@code expiresAt} where there is none. */
  public StallUpdate expiresAtIfAbsent(Instant expiresAt) {
    return changes().setIfAbsent(StallAttributes.EXPIRES_AT, expiresAt);
  }

  /** Stores {@code note}. */
  public StallUpdate note(String note) {
    return changes().set(StallAttributes.NOTE, note);
  }

  /** Removes {@code note}. */
  public StallUpdate removeNote() {
    return changes().remove(StallAttributes.NOTE);
  }

  /** Stores {@code note} where there is none. */
  public StallUpdate noteIfAbsent(String note) {
    return changes().setIfAbsent(StallAttributes.NOTE, note);
  }
}
