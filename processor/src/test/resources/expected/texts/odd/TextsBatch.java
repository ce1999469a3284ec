package odd;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Texts}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TextsBatch extends BatchWrite<TextsBatch> {
  TextsBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public TextsBatch put(Odd entity) {
    return super.put(OddMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TextsBatch delete(Odd entity) {
    return super.delete(OddMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public TextsBatch deleteOdd(PrimaryKey<Odd> key) {
    return super.delete(OddMapper.INSTANCE, key);
  }
}
