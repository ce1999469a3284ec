package kinds;

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
  public KindsTransaction create(Sample entity) {
    return super.create(SampleMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KindsTransaction put(Sample entity) {
    return super.put(SampleMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KindsTransaction replace(Sample entity) {
    return super.replace(SampleMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KindsTransaction delete(Sample entity) {
    return super.delete(SampleMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KindsTransaction move(Sample from, Sample to) {
    return super.move(SampleMapper.INSTANCE, from, to);
  }
}
