package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Post}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PostTransaction extends Transaction<PostTransaction> {
  PostTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public PostTransaction create(Letter entity) {
    return super.create(LetterMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public PostTransaction put(Letter entity) {
    return super.put(LetterMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public PostTransaction replace(Letter entity) {
    return super.replace(LetterMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public PostTransaction delete(Letter entity) {
    return super.delete(LetterMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public PostTransaction move(Letter from, Letter to) {
    return super.move(LetterMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public PostTransaction create(Parcel entity) {
    return super.create(ParcelMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public PostTransaction put(Parcel entity) {
    return super.put(ParcelMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public PostTransaction replace(Parcel entity) {
    return super.replace(ParcelMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public PostTransaction delete(Parcel entity) {
    return super.delete(ParcelMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public PostTransaction move(Parcel from, Parcel to) {
    return super.move(ParcelMapper.INSTANCE, from, to);
  }
}
