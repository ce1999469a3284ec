package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.VersionedUpdate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Hold}: {@code READER#{readerId} / HOLD#{number:3}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HoldUpdate extends VersionedUpdate<Hold, HoldUpdate> {
  HoldUpdate(TableContext table, PrimaryKey<Hold> key) {
    super(table, HoldMapper.INSTANCE, key, false);
  }

  /** Stores {@code expiresAt}. */
  public HoldUpdate expiresAt(long expiresAt) {
    return changes().set(HoldAttributes.EXPIRES_AT, expiresAt);
  }

  /** Adds to {@code expiresAt}, a negative number to take away. */
  public HoldUpdate incrementExpiresAt(long by) {
    return changes().increment(HoldAttributes.EXPIRES_AT, by);
  }
}
