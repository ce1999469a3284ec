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
    return create(OrderMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotTransaction put(Order entity) {
    return put(OrderMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DepotTransaction replace(Order entity) {
    return replace(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotTransaction delete(Order entity) {
    return delete(OrderMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DepotTransaction move(Order from, Order to) {
    return move(OrderMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DepotTransaction create(Refund entity) {
    return create(RefundMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotTransaction put(Refund entity) {
    return put(RefundMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DepotTransaction replace(Refund entity) {
    return replace(RefundMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotTransaction delete(Refund entity) {
    return delete(RefundMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DepotTransaction move(Refund from, Refund to) {
    return move(RefundMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DepotTransaction create(Reading entity) {
    return create(ReadingMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotTransaction put(Reading entity) {
    return put(ReadingMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DepotTransaction replace(Reading entity) {
    return replace(ReadingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotTransaction delete(Reading entity) {
    return delete(ReadingMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DepotTransaction move(Reading from, Reading to) {
    return move(ReadingMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DepotTransaction create(Alarm entity) {
    return create(AlarmMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DepotTransaction put(Alarm entity) {
    return put(AlarmMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DepotTransaction replace(Alarm entity) {
    return replace(AlarmMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DepotTransaction delete(Alarm entity) {
    return delete(AlarmMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DepotTransaction move(Alarm from, Alarm to) {
    return move(AlarmMapper.INSTANCE, from, to);
  }
}
