package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Alarm} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class AlarmUpdateBase<U extends AlarmUpdateBase<U>> extends Update<Alarm, U> {
  final ChangedComponent<Alarm, Long> sensor = changes().component(AlarmAttributes.SENSOR);

  final ChangedComponent<Alarm, String> site = changes().component(AlarmAttributes.SITE);

  AlarmUpdateBase(TableContext table, PrimaryKey<Alarm> key) {
    super(table, AlarmMapper.INSTANCE, key, false);
  }

  void storeSensor(long sensor) {
    changes().set(AlarmAttributes.SENSOR, sensor);
    this.sensor.become(sensor);
  }

  void storeSite(String site) {
    changes().set(AlarmAttributes.SITE, site);
    this.site.become(site);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (site.isChanged() || sensor.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", AlarmKeys.bySite(site.value(), sensor.value()));
    }
  }
}
