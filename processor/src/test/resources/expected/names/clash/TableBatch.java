package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Table}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TableBatch extends BatchWrite<TableBatch> {
  TableBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public TableBatch put(Character entity) {
    return super.put(CharacterMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TableBatch delete(Character entity) {
    return super.delete(CharacterMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public TableBatch deleteCharacter(PrimaryKey<Character> key) {
    return super.delete(CharacterMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public TableBatch put(Item entity) {
    return super.put(ItemMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TableBatch delete(Item entity) {
    return super.delete(ItemMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public TableBatch deleteItem(PrimaryKey<Item> key) {
    return super.delete(ItemMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public TableBatch put(Query entity) {
    return super.put(QueryMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TableBatch delete(Query entity) {
    return super.delete(QueryMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public TableBatch deleteQuery(PrimaryKey<Query> key) {
    return super.delete(QueryMapper.INSTANCE, key);
  }
}
