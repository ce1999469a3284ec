import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Store}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StoreTransaction extends Transaction<StoreTransaction> {
  StoreTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public StoreTransaction create(Plain entity) {
    return super.create(PlainMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StoreTransaction put(Plain entity) {
    return super.put(PlainMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StoreTransaction replace(Plain entity) {
    return super.replace(PlainMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StoreTransaction delete(Plain entity) {
    return super.delete(PlainMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StoreTransaction move(Plain from, Plain to) {
    return super.move(PlainMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public StoreTransaction create(Query entity) {
    return super.create(QueryMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StoreTransaction put(Query entity) {
    return super.put(QueryMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StoreTransaction replace(Query entity) {
    return super.replace(QueryMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StoreTransaction delete(Query entity) {
    return super.delete(QueryMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StoreTransaction move(Query from, Query to) {
    return super.move(QueryMapper.INSTANCE, from, to);
  }
}
