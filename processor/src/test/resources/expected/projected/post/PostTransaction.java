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
    return create(LetterMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public PostTransaction put(Letter entity) {
    return put(LetterMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public PostTransaction replace(Letter entity) {
    return replace(LetterMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public PostTransaction delete(Letter entity) {
    return delete(LetterMapper.INSTANCE, entity);
  }

  /** Writes an item that must not exist yet. */
  public PostTransaction create(Parcel entity) {
    return create(ParcelMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public PostTransaction put(Parcel entity) {
    return put(ParcelMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public PostTransaction replace(Parcel entity) {
    return replace(ParcelMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public PostTransaction delete(Parcel entity) {
    return delete(ParcelMapper.INSTANCE, entity);
  }
}
