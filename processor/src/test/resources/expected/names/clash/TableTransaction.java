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
    return super.create(CharacterMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public TableTransaction put(Character entity) {
    return super.put(CharacterMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public TableTransaction replace(Character entity) {
    return super.replace(CharacterMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TableTransaction delete(Character entity) {
    return super.delete(CharacterMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public TableTransaction move(Character from, Character to) {
    return super.move(CharacterMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public TableTransaction create(Item entity) {
    return super.create(ItemMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public TableTransaction put(Item entity) {
    return super.put(ItemMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public TableTransaction replace(Item entity) {
    return super.replace(ItemMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TableTransaction delete(Item entity) {
    return super.delete(ItemMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public TableTransaction move(Item from, Item to) {
    return super.move(ItemMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public TableTransaction create(Query entity) {
    return super.create(QueryMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public TableTransaction put(Query entity) {
    return super.put(QueryMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public TableTransaction replace(Query entity) {
    return super.replace(QueryMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TableTransaction delete(Query entity) {
    return super.delete(QueryMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public TableTransaction move(Query from, Query to) {
    return super.move(QueryMapper.INSTANCE, from, to);
  }
}
