package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Table}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TableTransaction extends Transaction<TableTransaction> {
  TableTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public TableTransaction create(Character entity) {
    return create(CharacterMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public TableTransaction put(Character entity) {
    return put(CharacterMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public TableTransaction replace(Character entity) {
    return replace(CharacterMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TableTransaction delete(Character entity) {
    return delete(CharacterMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public TableTransaction move(Character from, Character to) {
    return move(CharacterMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public TableTransaction create(Item entity) {
    return create(ItemMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public TableTransaction put(Item entity) {
    return put(ItemMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public TableTransaction replace(Item entity) {
    return replace(ItemMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TableTransaction delete(Item entity) {
    return delete(ItemMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public TableTransaction move(Item from, Item to) {
    return move(ItemMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public TableTransaction create(Query entity) {
    return create(QueryMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public TableTransaction put(Query entity) {
    return put(QueryMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public TableTransaction replace(Query entity) {
    return replace(QueryMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TableTransaction delete(Query entity) {
    return delete(QueryMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public TableTransaction move(Query from, Query to) {
    return move(QueryMapper.INSTANCE, from, to);
  }
}
