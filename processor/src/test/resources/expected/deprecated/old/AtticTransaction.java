package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Attic}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class AtticTransaction extends Transaction<AtticTransaction> {
  AtticTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public AtticTransaction create(Old entity) {
    return super.create(OldMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public AtticTransaction put(Old entity) {
    return super.put(OldMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public AtticTransaction replace(Old entity) {
    return super.replace(OldMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public AtticTransaction delete(Old entity) {
    return super.delete(OldMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public AtticTransaction move(Old from, Old to) {
    return super.move(OldMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public AtticTransaction create(Bean entity) {
    return super.create(BeanMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public AtticTransaction put(Bean entity) {
    return super.put(BeanMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public AtticTransaction replace(Bean entity) {
    return super.replace(BeanMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public AtticTransaction delete(Bean entity) {
    return super.delete(BeanMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public AtticTransaction move(Bean from, Bean to) {
    return super.move(BeanMapper.INSTANCE, from, to);
  }
}
