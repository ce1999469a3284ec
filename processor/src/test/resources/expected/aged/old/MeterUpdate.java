package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.VersionedUpdate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Meter}: {@code METER#{meterId} / METER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MeterUpdate extends VersionedUpdate<Meter, MeterUpdate> {
  MeterUpdate(TableContext table, PrimaryKey<Meter> key) {
    super(table, MeterMapper.INSTANCE, key, false);
  }

  /** Stores {@code small}. */
  public MeterUpdate small(Byte small) {
    return changes().set(MeterAttributes.SMALL, small);
  }

  /** Removes {@code small}. */
  public MeterUpdate removeSmall() {
    return changes().remove(MeterAttributes.SMALL);
  }

  /** Stores {@code small} where there is none. */
  public MeterUpdate smallIfAbsent(Byte small) {
    return changes().setIfAbsent(MeterAttributes.SMALL, small);
  }

  /** Adds to {@code small}, a negative number to take away; where there is none it was 0. */
  public MeterUpdate incrementSmall(Byte by) {
    return changes().increment(MeterAttributes.SMALL, by);
  }

  /** Stores {@code large}. */
  public MeterUpdate large(Long large) {
    return changes().set(MeterAttributes.LARGE, large);
  }

  /** Removes {@code large}. */
  public MeterUpdate removeLarge() {
    return changes().remove(MeterAttributes.LARGE);
  }

  /** Stores {@code large} where there is none. */
  public MeterUpdate largeIfAbsent(Long large) {
    return changes().setIfAbsent(MeterAttributes.LARGE, large);
  }

  /** Adds to {@code large}, a negative number to take away; where there is none it was 0. */
  public MeterUpdate incrementLarge(Long by) {
    return changes().increment(MeterAttributes.LARGE, by);
  }

  /** Stores {@code note}. */
  public MeterUpdate note(String note) {
    return changes().set(MeterAttributes.NOTE, note);
  }
}
