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
    return super.create(OrderMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DeskTransaction put(Order entity) {
    return super.put(OrderMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DeskTransaction replace(Order entity) {
    return super.replace(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DeskTransaction delete(Order entity) {
    return super.delete(OrderMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DeskTransaction move(Order from, Order to) {
    return super.move(OrderMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DeskTransaction create(Visitor entity) {
    return super.create(VisitorMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DeskTransaction put(Visitor entity) {
    return super.put(VisitorMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DeskTransaction replace(Visitor entity) {
    return super.replace(VisitorMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DeskTransaction delete(Visitor entity) {
    return super.delete(VisitorMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DeskTransaction move(Visitor from, Visitor to) {
    return super.move(VisitorMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DeskTransaction create(Parcel entity) {
    return super.create(ParcelMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DeskTransaction put(Parcel entity) {
    return super.put(ParcelMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DeskTransaction replace(Parcel entity) {
    return super.replace(ParcelMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DeskTransaction delete(Parcel entity) {
    return super.delete(ParcelMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DeskTransaction move(Parcel from, Parcel to) {
    return super.move(ParcelMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public DeskTransaction create(Shift entity) {
    return super.create(ShiftMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public DeskTransaction put(Shift entity) {
    return super.put(ShiftMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public DeskTransaction replace(Shift entity) {
    return super.replace(ShiftMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public DeskTransaction delete(Shift entity) {
    return super.delete(ShiftMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public DeskTransaction move(Shift from, Shift to) {
    return super.move(ShiftMapper.INSTANCE, from, to);
  }
}
