package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Till}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TillBatch extends BatchWrite<TillBatch> {
  TillBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public TillBatch put(Bill entity) {
    return super.put(BillMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TillBatch delete(Bill entity) {
    return super.delete(BillMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public TillBatch deleteBill(PrimaryKey<Bill> key) {
    return super.delete(BillMapper.INSTANCE, key);
  }
}
