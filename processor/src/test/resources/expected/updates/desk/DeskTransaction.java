package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Desk}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DeskTransaction extends Transaction<DeskTransaction> {
  DeskTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public DeskTransaction create(Order entity) {
    return create(OrderMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DeskTransaction put(Order entity) {
    return put(OrderMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DeskTransaction replace(Order entity) {
    return replace(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DeskTransaction delete(Order entity) {
    return delete(OrderMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DeskTransaction move(Order from, Order to) {
    return move(OrderMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DeskTransaction create(Visitor entity) {
    return create(VisitorMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DeskTransaction put(Visitor entity) {
    return put(VisitorMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DeskTransaction replace(Visitor entity) {
    return replace(VisitorMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DeskTransaction delete(Visitor entity) {
    return delete(VisitorMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DeskTransaction move(Visitor from, Visitor to) {
    return move(VisitorMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DeskTransaction create(Parcel entity) {
    return create(ParcelMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DeskTransaction put(Parcel entity) {
    return put(ParcelMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DeskTransaction replace(Parcel entity) {
    return replace(ParcelMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DeskTransaction delete(Parcel entity) {
    return delete(ParcelMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DeskTransaction move(Parcel from, Parcel to) {
    return move(ParcelMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DeskTransaction create(Shift entity) {
    return create(ShiftMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DeskTransaction put(Shift entity) {
    return put(ShiftMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DeskTransaction replace(Shift entity) {
    return replace(ShiftMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DeskTransaction delete(Shift entity) {
    return delete(ShiftMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DeskTransaction move(Shift from, Shift to) {
    return move(ShiftMapper.INSTANCE, from, to);
  }
}
