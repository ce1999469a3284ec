package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Visit}: {@code USER#{userId} / VISIT#{visit}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CallUpdate extends Update<Visit, CallUpdate> {
  private final String userId;
  private final String visit;

  CallUpdate(TableContext table, PrimaryKey<Visit> key, boolean insert, String userId,
      String visit) {
    super(table, CallMapper.INSTANCE, key, insert);
    this.userId = userId;
    this.visit = visit;
  }

  /** Stores {@code before}. */
  public CallUpdate before(String before) {
    return changes().set(CallAttributes.BEFORE, before);
  }

  /** Removes {@code before}. */
  public CallUpdate removeBefore() {
    return changes().remove(CallAttributes.BEFORE);
  }

  /** Stores {@code before} where there is none. */
  public CallUpdate beforeIfAbsent(String before) {
    return changes().setIfAbsent(CallAttributes.BEFORE, before);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(CallAttributes.USER_ID, userId);
      attributes.property(CallAttributes.VISIT, visit);
    }
  }
}
