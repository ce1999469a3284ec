package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Desk}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DeskBatch extends BatchWrite<DeskBatch> {
  DeskBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public DeskBatch put(Order entity) {
    return super.put(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DeskBatch delete(Order entity) {
    return super.delete(OrderMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DeskBatch deleteOrder(PrimaryKey<Order> key) {
    return super.delete(OrderMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DeskBatch put(Visitor entity) {
    return super.put(VisitorMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DeskBatch delete(Visitor entity) {
    return super.delete(VisitorMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DeskBatch deleteVisitor(PrimaryKey<Visitor> key) {
    return super.delete(VisitorMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DeskBatch put(Shift entity) {
    return super.put(ShiftMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DeskBatch delete(Shift entity) {
    return super.delete(ShiftMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DeskBatch deleteShift(PrimaryKey<Shift> key) {
    return super.delete(ShiftMapper.INSTANCE, key);
  }
}
