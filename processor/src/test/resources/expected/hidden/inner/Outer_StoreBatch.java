package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Outer.Store}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_StoreBatch extends BatchWrite<Outer_StoreBatch> {
  Outer_StoreBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public Outer_StoreBatch put(Parts.Head entity) {
    return super.put(Parts_HeadMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public Outer_StoreBatch delete(Parts.Head entity) {
    return super.delete(Parts_HeadMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public Outer_StoreBatch deletePartsHead(PrimaryKey<Parts.Head> key) {
    return super.delete(Parts_HeadMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public Outer_StoreBatch put(Parts.Line entity) {
    return super.put(Parts_LineMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public Outer_StoreBatch delete(Parts.Line entity) {
    return super.delete(Parts_LineMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public Outer_StoreBatch deletePartsLine(PrimaryKey<Parts.Line> key) {
    return super.delete(Parts_LineMapper.INSTANCE, key);
  }
}
