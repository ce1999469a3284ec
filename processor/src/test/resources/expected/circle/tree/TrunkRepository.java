package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Trunk}: {@code TRUNK#{trunkId} / TRUNK}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TrunkRepository extends Repository<Trunk> {
  private final TableContext table;

  TrunkRepository(TableContext table) {
    super(table, TrunkMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Trunk> get(String trunkId) {
    return get(TrunkKeys.primary(trunkId));
  }

  /** GetItem, not sent yet. */
  public Get<Trunk> prepareGet(String trunkId) {
    return prepareGet(TrunkKeys.primary(trunkId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Trunk> delete(String trunkId) {
    return delete(TrunkKeys.primary(trunkId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Trunk> prepareDelete(String trunkId) {
    return prepareDelete(TrunkKeys.primary(trunkId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Trunk> prepareCheck(String trunkId) {
    return prepareCheck(TrunkKeys.primary(trunkId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public TrunkUpdate update(String trunkId) {
    return new TrunkUpdate(this.table, TrunkKeys.primary(trunkId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public TrunkUpdate update(Trunk trunk) {
    return new TrunkUpdate(this.table, TrunkMapper.INSTANCE.key(trunk));
  }
}
