package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Stamp}: {@code STAMP#{id} / S}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StampUpdate extends Update<Stamp, StampUpdate> {
  StampUpdate(TableContext table, PrimaryKey<Stamp> key) {
    super(table, StampMapper.INSTANCE, key, false);
  }

  /** Stores {@code value}. */
  public StampUpdate value(int value) {
    return changes().set(StampAttributes.VALUE, value);
  }

  /** Adds to {@code value}, a negative number to take away. */
  public StampUpdate incrementValue(int by) {
    return changes().increment(StampAttributes.VALUE, by);
  }
}
