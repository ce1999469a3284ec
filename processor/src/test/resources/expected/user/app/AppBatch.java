package app;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link App}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AppBatch extends BatchWrite<AppBatch> {
  AppBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public AppBatch put(User entity) {
    return super.put(UserMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public AppBatch delete(User entity) {
    return super.delete(UserMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public AppBatch deleteUser(PrimaryKey<User> key) {
    return super.delete(UserMapper.INSTANCE, key);
  }
}
