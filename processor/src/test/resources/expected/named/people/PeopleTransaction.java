package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link People}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PeopleTransaction extends Transaction<PeopleTransaction> {
  PeopleTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public PeopleTransaction create(Shop.Customer entity) {
    return super.create(CustMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public PeopleTransaction put(Shop.Customer entity) {
    return super.put(CustMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public PeopleTransaction replace(Shop.Customer entity) {
    return super.replace(CustMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public PeopleTransaction delete(Shop.Customer entity) {
    return super.delete(CustMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public PeopleTransaction move(Shop.Customer from, Shop.Customer to) {
    return super.move(CustMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public PeopleTransaction create(Shop.Order entity) {
    return super.create(OrdMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public PeopleTransaction put(Shop.Order entity) {
    return super.put(OrdMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public PeopleTransaction replace(Shop.Order entity) {
    return super.replace(OrdMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public PeopleTransaction delete(Shop.Order entity) {
    return super.delete(OrdMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public PeopleTransaction move(Shop.Order from, Shop.Order to) {
    return super.move(OrdMapper.INSTANCE, from, to);
  }
}
