package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Reading}: {@code {day}#{sensor:shard(12)} / {sensor:8}#{at:millis}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReadingUpdate extends Update<Reading, ReadingUpdate> {
  private final long sensor;
  private final Instant at;

  final ChangedComponent<Reading, String> site = changes().component(ReadingAttributes.SITE);

  final ChangedComponent<Reading, Integer> value = changes().component(ReadingAttributes.VALUE);

  ReadingUpdate(TableContext table, PrimaryKey<Reading> key, long sensor, Instant at) {
    super(table, ReadingMapper.INSTANCE, key, false);
    this.sensor = sensor;
    this.at = at;
  }

  /** Stores {@code site}, and the keys that it is part of. */
  public ReadingUpdate site(String site) {
    storeSite(site);
    return self();
  }

  void storeSite(String site) {
    changes().set(ReadingAttributes.SITE, site);
    this.site.become(site);
  }

  /** Stores {@code value}, and the keys that it is part of. */
  public ReadingUpdate value(int value) {
    storeValue(value);
    return self();
  }

  void storeValue(int value) {
    changes().set(ReadingAttributes.VALUE, value);
    this.value.become(value);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (site.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", ReadingKeys.bySite(site.value(), sensor, at));
    }
    if (value.isChanged()) {
      attributes.localIndex("LSI1SK", ReadingKeys.byValueSort(value.value(), sensor));
    }
  }
}
