package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.VersionedDelete;
import io.keywright.runtime.operation.VersionedRepository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Meter}: {@code METER#{meterId} / METER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MeterRepository extends VersionedRepository<Meter> {
  private final TableContext table;

  MeterRepository(TableContext table) {
    super(table, MeterMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Meter> get(String meterId) {
    return get(MeterKeys.primary(meterId));
  }

  /** GetItem, not sent yet. */
  public Get<Meter> prepareGet(String meterId) {
    return prepareGet(MeterKeys.primary(meterId));
  }

  /** DeleteItem, once it is said of which version; not sent yet. */
  public VersionedDelete<Meter> delete(String meterId) {
    return delete(MeterKeys.primary(meterId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Meter> prepareCheck(String meterId) {
    return prepareCheck(MeterKeys.primary(meterId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public MeterUpdate update(String meterId) {
    return new MeterUpdate(this.table, MeterKeys.primary(meterId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public MeterUpdate update(Meter meter) {
    return new MeterUpdate(this.table, MeterMapper.INSTANCE.key(meter)).ifVersion(meter.version());
  }
}
