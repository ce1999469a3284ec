package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Pass} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class PassUpdateBase<U extends PassUpdateBase<U>> extends Update<Pass, U> {
  private final String passId;

  final ChangedComponent<Pass, String> group = changes().component(PassAttributes.GROUP);

  final ChangedComponent<Pass, Instant> since = changes().component(PassAttributes.SINCE);

  final ChangedComponent<Pass, Instant> expiresAt = changes().component(PassAttributes.EXPIRES_AT);

  PassUpdateBase(TableContext table, PrimaryKey<Pass> key, String passId) {
    super(table, PassMapper.INSTANCE, key, false);
    this.passId = passId;
  }

  void storeGroup(String group) {
    changes().set(PassAttributes.GROUP, group);
    this.group.become(group);
  }

  void storeSince(Instant since) {
    changes().set(PassAttributes.SINCE, since);
    this.since.become(since);
  }

  /** Removes {@code expiresAt}, and the item from the indexes that it is part of. */
  public U removeExpiresAt() {
    dropExpiresAt();
    return self();
  }

  void storeExpiresAt(Instant expiresAt) {
    changes().set(PassAttributes.EXPIRES_AT, expiresAt);
    this.expiresAt.become(expiresAt);
  }

  void dropExpiresAt() {
    changes().remove(PassAttributes.EXPIRES_AT);
    expiresAt.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (group.isChanged() || expiresAt.isChanged() || since.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", expiresAt.isAbsent() ? null
          : PassKeys.byExpiry(group.value(), expiresAt.value(), since.value(), passId));
    }
  }
}
