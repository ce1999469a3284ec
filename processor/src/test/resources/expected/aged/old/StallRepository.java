package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.ExpiringGet;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Stall}: {@code STALL#{stallId} / STALL}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StallRepository extends Repository<Stall> {
  private final TableContext table;

  StallRepository(TableContext table) {
    super(table, StallMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Stall> get(String stallId) {
    return get(StallKeys.primary(stallId));
  }

  /** GetItem, not sent yet. */
  public ExpiringGet<Stall> prepareGet(String stallId) {
    return prepareGet(StallKeys.primary(stallId));
  }

  /** GetItem, not sent yet; it can be told to give nothing for an item that has expired. */
  @Override
  public ExpiringGet<Stall> prepareGet(PrimaryKey<Stall> key) {
    return new ExpiringGet<>(table, StallMapper.INSTANCE, key);
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Stall> delete(String stallId) {
    return delete(StallKeys.primary(stallId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Stall> prepareDelete(String stallId) {
    return prepareDelete(StallKeys.primary(stallId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Stall> prepareCheck(String stallId) {
    return prepareCheck(StallKeys.primary(stallId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public StallUpdate update(String stallId) {
    return new StallUpdate(this.table, StallKeys.primary(stallId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public StallUpdate update(Stall stall) {
    return new StallUpdate(this.table, StallMapper.INSTANCE.key(stall));
  }
}
