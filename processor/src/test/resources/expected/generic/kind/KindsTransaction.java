package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Kinds}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KindsTransaction extends Transaction<KindsTransaction> {
  KindsTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public KindsTransaction create(Cart entity) {
    return super.create(CartMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KindsTransaction put(Cart entity) {
    return super.put(CartMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KindsTransaction replace(Cart entity) {
    return super.replace(CartMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KindsTransaction delete(Cart entity) {
    return super.delete(CartMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KindsTransaction move(Cart from, Cart to) {
    return super.move(CartMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public KindsTransaction create(Order entity) {
    return super.create(OrderMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KindsTransaction put(Order entity) {
    return super.put(OrderMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KindsTransaction replace(Order entity) {
    return super.replace(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KindsTransaction delete(Order entity) {
    return super.delete(OrderMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KindsTransaction move(Order from, Order to) {
    return super.move(OrderMapper.INSTANCE, from, to);
  }
}
