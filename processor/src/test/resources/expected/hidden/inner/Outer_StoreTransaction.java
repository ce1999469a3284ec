package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Outer.Store}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_StoreTransaction extends Transaction<Outer_StoreTransaction> {
  Outer_StoreTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public Outer_StoreTransaction create(Parts.Head entity) {
    return super.create(Parts_HeadMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public Outer_StoreTransaction put(Parts.Head entity) {
    return super.put(Parts_HeadMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public Outer_StoreTransaction replace(Parts.Head entity) {
    return super.replace(Parts_HeadMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public Outer_StoreTransaction delete(Parts.Head entity) {
    return super.delete(Parts_HeadMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public Outer_StoreTransaction move(Parts.Head from, Parts.Head to) {
    return super.move(Parts_HeadMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public Outer_StoreTransaction create(Parts.Line entity) {
    return super.create(Parts_LineMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public Outer_StoreTransaction put(Parts.Line entity) {
    return super.put(Parts_LineMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public Outer_StoreTransaction replace(Parts.Line entity) {
    return super.replace(Parts_LineMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public Outer_StoreTransaction delete(Parts.Line entity) {
    return super.delete(Parts_LineMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public Outer_StoreTransaction move(Parts.Line from, Parts.Line to) {
    return super.move(Parts_LineMapper.INSTANCE, from, to);
  }
}
