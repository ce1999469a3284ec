package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Mapped}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MappedTransaction extends Transaction<MappedTransaction> {
  MappedTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public MappedTransaction create(Offer entity) {
    return super.create(OfferMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public MappedTransaction put(Offer entity) {
    return super.put(OfferMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public MappedTransaction replace(Offer entity) {
    return super.replace(OfferMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MappedTransaction delete(Offer entity) {
    return super.delete(OfferMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public MappedTransaction move(Offer from, Offer to) {
    return super.move(OfferMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public MappedTransaction create(Everything entity) {
    return super.create(EverythingMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public MappedTransaction put(Everything entity) {
    return super.put(EverythingMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public MappedTransaction replace(Everything entity) {
    return super.replace(EverythingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MappedTransaction delete(Everything entity) {
    return super.delete(EverythingMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public MappedTransaction move(Everything from, Everything to) {
    return super.move(EverythingMapper.INSTANCE, from, to);
  }
}
