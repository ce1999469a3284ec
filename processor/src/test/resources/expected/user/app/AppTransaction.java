package app;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link App}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AppTransaction extends Transaction<AppTransaction> {
  AppTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public AppTransaction create(User entity) {
    return super.create(UserMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public AppTransaction put(User entity) {
    return super.put(UserMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public AppTransaction replace(User entity) {
    return super.replace(UserMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public AppTransaction delete(User entity) {
    return super.delete(UserMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public AppTransaction move(User from, User to) {
    return super.move(UserMapper.INSTANCE, from, to);
  }
}
