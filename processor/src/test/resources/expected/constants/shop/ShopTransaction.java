package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Shop}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShopTransaction extends Transaction<ShopTransaction> {
  ShopTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public ShopTransaction create(TIER entity) {
    return super.create(TIERMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public ShopTransaction put(TIER entity) {
    return super.put(TIERMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public ShopTransaction replace(TIER entity) {
    return super.replace(TIERMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ShopTransaction delete(TIER entity) {
    return super.delete(TIERMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public ShopTransaction move(TIER from, TIER to) {
    return super.move(TIERMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public ShopTransaction create(Loud entity) {
    return super.create(LoudMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public ShopTransaction put(Loud entity) {
    return super.put(LoudMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public ShopTransaction replace(Loud entity) {
    return super.replace(LoudMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ShopTransaction delete(Loud entity) {
    return super.delete(LoudMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public ShopTransaction move(Loud from, Loud to) {
    return super.move(LoudMapper.INSTANCE, from, to);
  }
}
