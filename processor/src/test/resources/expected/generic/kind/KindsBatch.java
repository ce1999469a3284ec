package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Kinds}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KindsBatch extends BatchWrite<KindsBatch> {
  KindsBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public KindsBatch put(Cart entity) {
    return super.put(CartMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KindsBatch delete(Cart entity) {
    return super.delete(CartMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public KindsBatch deleteCart(PrimaryKey<Cart> key) {
    return super.delete(CartMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public KindsBatch put(Order entity) {
    return super.put(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KindsBatch delete(Order entity) {
    return super.delete(OrderMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public KindsBatch deleteOrder(PrimaryKey<Order> key) {
    return super.delete(OrderMapper.INSTANCE, key);
  }
}
