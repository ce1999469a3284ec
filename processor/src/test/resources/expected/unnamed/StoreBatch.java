import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Store}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StoreBatch extends BatchWrite<StoreBatch> {
  StoreBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public StoreBatch put(Plain entity) {
    return super.put(PlainMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StoreBatch delete(Plain entity) {
    return super.delete(PlainMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public StoreBatch deletePlain(PrimaryKey<Plain> key) {
    return super.delete(PlainMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public StoreBatch put(Query entity) {
    return super.put(QueryMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StoreBatch delete(Query entity) {
    return super.delete(QueryMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public StoreBatch deleteQuery(PrimaryKey<Query> key) {
    return super.delete(QueryMapper.INSTANCE, key);
  }
}
