package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link People}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PeopleBatch extends BatchWrite<PeopleBatch> {
  PeopleBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public PeopleBatch put(Shop.Customer entity) {
    return super.put(CustMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public PeopleBatch delete(Shop.Customer entity) {
    return super.delete(CustMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public PeopleBatch deleteCust(PrimaryKey<Shop.Customer> key) {
    return super.delete(CustMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public PeopleBatch put(Shop.Order entity) {
    return super.put(OrdMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public PeopleBatch delete(Shop.Order entity) {
    return super.delete(OrdMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public PeopleBatch deleteOrd(PrimaryKey<Shop.Order> key) {
    return super.delete(OrdMapper.INSTANCE, key);
  }
}
