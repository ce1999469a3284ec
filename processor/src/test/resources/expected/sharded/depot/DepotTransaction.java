package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Depot}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DepotTransaction extends Transaction<DepotTransaction> {
  DepotTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public DepotTransaction create(Order entity) {
    return super.create(OrderMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotTransaction put(Order entity) {
    return super.put(OrderMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DepotTransaction replace(Order entity) {
    return super.replace(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotTransaction delete(Order entity) {
    return super.delete(OrderMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DepotTransaction move(Order from, Order to) {
    return super.move(OrderMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DepotTransaction create(Refund entity) {
    return super.create(RefundMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotTransaction put(Refund entity) {
    return super.put(RefundMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DepotTransaction replace(Refund entity) {
    return super.replace(RefundMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotTransaction delete(Refund entity) {
    return super.delete(RefundMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DepotTransaction move(Refund from, Refund to) {
    return super.move(RefundMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DepotTransaction create(Reading entity) {
    return super.create(ReadingMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotTransaction put(Reading entity) {
    return super.put(ReadingMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DepotTransaction replace(Reading entity) {
    return super.replace(ReadingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotTransaction delete(Reading entity) {
    return super.delete(ReadingMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DepotTransaction move(Reading from, Reading to) {
    return super.move(ReadingMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DepotTransaction create(Alarm entity) {
    return super.create(AlarmMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotTransaction put(Alarm entity) {
    return super.put(AlarmMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DepotTransaction replace(Alarm entity) {
    return super.replace(AlarmMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotTransaction delete(Alarm entity) {
    return super.delete(AlarmMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DepotTransaction move(Alarm from, Alarm to) {
    return super.move(AlarmMapper.INSTANCE, from, to);
  }
}
