package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Depot}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DepotBatch extends BatchWrite<DepotBatch> {
  DepotBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotBatch put(Order entity) {
    return super.put(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotBatch delete(Order entity) {
    return super.delete(OrderMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DepotBatch deleteOrder(PrimaryKey<Order> key) {
    return super.delete(OrderMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotBatch put(Refund entity) {
    return super.put(RefundMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotBatch delete(Refund entity) {
    return super.delete(RefundMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DepotBatch deleteRefund(PrimaryKey<Refund> key) {
    return super.delete(RefundMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotBatch put(Reading entity) {
    return super.put(ReadingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotBatch delete(Reading entity) {
    return super.delete(ReadingMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DepotBatch deleteReading(PrimaryKey<Reading> key) {
    return super.delete(ReadingMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotBatch put(Alarm entity) {
    return super.put(AlarmMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotBatch delete(Alarm entity) {
    return super.delete(AlarmMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public DepotBatch deleteAlarm(PrimaryKey<Alarm> key) {
    return super.delete(AlarmMapper.INSTANCE, key);
  }
}
