package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Till}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TillTransaction extends Transaction<TillTransaction> {
  TillTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public TillTransaction create(Bill entity) {
    return super.create(BillMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public TillTransaction put(Bill entity) {
    return super.put(BillMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public TillTransaction replace(Bill entity) {
    return super.replace(BillMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TillTransaction delete(Bill entity) {
    return super.delete(BillMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public TillTransaction move(Bill from, Bill to) {
    return super.move(BillMapper.INSTANCE, from, to);
  }
}
