package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Trunk}: {@code TRUNK#{trunkId} / TRUNK}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TrunkUpdate extends Update<Trunk, TrunkUpdate> {
  TrunkUpdate(TableContext table, PrimaryKey<Trunk> key) {
    super(table, TrunkMapper.INSTANCE, key, false);
  }

  /** Stores {@code first}. */
  public TrunkUpdate first(Branch first) {
    return changes().set(TrunkAttributes.FIRST, first);
  }

  /** Changes inside of {@code first}, which must be there. */
  public Forest_BranchUpdate<Trunk, TrunkUpdate> first() {
    return new Forest_BranchUpdate<>(changes(), TrunkAttributes.FIRST);
  }
}
