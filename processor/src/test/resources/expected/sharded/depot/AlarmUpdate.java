package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Alarm}: {@code ALARM#{id} / ALARM}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AlarmUpdate extends AlarmUpdateBase<AlarmUpdate> {
  AlarmUpdate(TableContext table, PrimaryKey<Alarm> key) {
    super(table, key);
  }

  /** Stores {@code sensor}, and the keys that it is part of. */
  public MissingSite sensor(long sensor) {
    storeSensor(sensor);
    return new MissingSite(this);
  }

  /** Stores {@code site}, and the keys that it is part of. */
  public MissingSensor site(String site) {
    storeSite(site);
    return new MissingSensor(this);
  }

  /** An update that is to say what becomes of {@code site}, or what it is, so that no index gets stale. */
  public static final class MissingSite {
    private final AlarmUpdate update;

    MissingSite(AlarmUpdate update) {
      this.update = update;
    }

    /** Stores {@code site}, too. */
    public AlarmUpdate withSite(String site) {
      this.update.storeSite(site);
      return this.update;
    }

    /** Takes {@code site} for what is stored, on condition that it is. */
    public AlarmUpdate knowingSite(String site) {
      this.update.site.know(site);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code sensor}, or what it is, so that no index gets stale. */
  public static final class MissingSensor {
    private final AlarmUpdate update;

    MissingSensor(AlarmUpdate update) {
      this.update = update;
    }

    /** Stores {@code sensor}, too. */
    public AlarmUpdate withSensor(long sensor) {
      this.update.storeSensor(sensor);
      return this.update;
    }

    /** Takes {@code sensor} for what is stored, on condition that it is. */
    public AlarmUpdate knowingSensor(long sensor) {
      this.update.sensor.know(sensor);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Alarm} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends AlarmUpdateBase<OfEntity> {
    private final Alarm read;

    OfEntity(TableContext table, PrimaryKey<Alarm> key, Alarm read) {
      super(table, key);
      this.read = read;
    }

    /** Stores {@code sensor}, and the keys that it is part of. */
    public OfEntity sensor(long sensor) {
      storeSensor(sensor);
      this.site.assume(this.read.site());
      return this;
    }

    /** Stores {@code site}, and the keys that it is part of. */
    public OfEntity site(String site) {
      storeSite(site);
      this.sensor.assume(this.read.sensor());
      return this;
    }
  }
}
