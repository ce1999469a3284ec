package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Mapped}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MappedBatch extends BatchWrite<MappedBatch> {
  MappedBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public MappedBatch put(Offer entity) {
    return super.put(OfferMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MappedBatch delete(Offer entity) {
    return super.delete(OfferMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public MappedBatch deleteOffer(PrimaryKey<Offer> key) {
    return super.delete(OfferMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public MappedBatch put(Everything entity) {
    return super.put(EverythingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MappedBatch delete(Everything entity) {
    return super.delete(EverythingMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public MappedBatch deleteEverything(PrimaryKey<Everything> key) {
    return super.delete(EverythingMapper.INSTANCE, key);
  }
}
