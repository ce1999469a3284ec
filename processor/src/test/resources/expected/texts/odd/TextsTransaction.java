package odd;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Texts}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TextsTransaction extends Transaction<TextsTransaction> {
  TextsTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public TextsTransaction create(Odd entity) {
    return super.create(OddMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public TextsTransaction put(Odd entity) {
    return super.put(OddMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public TextsTransaction replace(Odd entity) {
    return super.replace(OddMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public TextsTransaction delete(Odd entity) {
    return super.delete(OddMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public TextsTransaction move(Odd from, Odd to) {
    return super.move(OddMapper.INSTANCE, from, to);
  }
}
