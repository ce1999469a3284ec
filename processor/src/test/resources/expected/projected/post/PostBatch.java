package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Post}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PostBatch extends BatchWrite<PostBatch> {
  PostBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public PostBatch put(Letter entity) {
    return super.put(LetterMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public PostBatch delete(Letter entity) {
    return super.delete(LetterMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public PostBatch deleteLetter(PrimaryKey<Letter> key) {
    return super.delete(LetterMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public PostBatch put(Parcel entity) {
    return super.put(ParcelMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public PostBatch delete(Parcel entity) {
    return super.delete(ParcelMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public PostBatch deleteParcel(PrimaryKey<Parcel> key) {
    return super.delete(ParcelMapper.INSTANCE, key);
  }
}
