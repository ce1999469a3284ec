package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Made}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MadeTransaction extends Transaction<MadeTransaction> {
  MadeTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public MadeTransaction create(Order entity) {
    return super.create(OrderMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeTransaction put(Order entity) {
    return super.put(OrderMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public MadeTransaction replace(Order entity) {
    return super.replace(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeTransaction delete(Order entity) {
    return super.delete(OrderMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public MadeTransaction move(Order from, Order to) {
    return super.move(OrderMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public MadeTransaction create(Account entity) {
    return super.create(AccountMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeTransaction put(Account entity) {
    return super.put(AccountMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public MadeTransaction replace(Account entity) {
    return super.replace(AccountMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeTransaction delete(Account entity) {
    return super.delete(AccountMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public MadeTransaction move(Account from, Account to) {
    return super.move(AccountMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public MadeTransaction create(Ticket entity) {
    return super.create(TicketMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeTransaction put(Ticket entity) {
    return super.put(TicketMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public MadeTransaction replace(Ticket entity) {
    return super.replace(TicketMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeTransaction delete(Ticket entity) {
    return super.delete(TicketMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public MadeTransaction move(Ticket from, Ticket to) {
    return super.move(TicketMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public MadeTransaction create(Stamp entity) {
    return super.create(StampMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeTransaction put(Stamp entity) {
    return super.put(StampMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public MadeTransaction replace(Stamp entity) {
    return super.replace(StampMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeTransaction delete(Stamp entity) {
    return super.delete(StampMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public MadeTransaction move(Stamp from, Stamp to) {
    return super.move(StampMapper.INSTANCE, from, to);
  }
}
