package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Forest}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ForestTransaction extends Transaction<ForestTransaction> {
  ForestTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public ForestTransaction create(Trunk entity) {
    return super.create(TrunkMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public ForestTransaction put(Trunk entity) {
    return super.put(TrunkMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public ForestTransaction replace(Trunk entity) {
    return super.replace(TrunkMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ForestTransaction delete(Trunk entity) {
    return super.delete(TrunkMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public ForestTransaction move(Trunk from, Trunk to) {
    return super.move(TrunkMapper.INSTANCE, from, to);
  }
}
