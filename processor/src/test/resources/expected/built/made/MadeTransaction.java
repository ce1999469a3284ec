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
    return create(OrderMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeTransaction put(Order entity) {
    return put(OrderMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public MadeTransaction replace(Order entity) {
    return replace(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeTransaction delete(Order entity) {
    return delete(OrderMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public MadeTransaction move(Order from, Order to) {
    return move(OrderMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public MadeTransaction create(Account entity) {
    return create(AccountMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeTransaction put(Account entity) {
    return put(AccountMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public MadeTransaction replace(Account entity) {
    return replace(AccountMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeTransaction delete(Account entity) {
    return delete(AccountMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public MadeTransaction move(Account from, Account to) {
    return move(AccountMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public MadeTransaction create(Ticket entity) {
    return create(TicketMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeTransaction put(Ticket entity) {
    return put(TicketMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public MadeTransaction replace(Ticket entity) {
    return replace(TicketMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeTransaction delete(Ticket entity) {
    return delete(TicketMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public MadeTransaction move(Ticket from, Ticket to) {
    return move(TicketMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public MadeTransaction create(Stamp entity) {
    return create(StampMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeTransaction put(Stamp entity) {
    return put(StampMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public MadeTransaction replace(Stamp entity) {
    return replace(StampMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeTransaction delete(Stamp entity) {
    return delete(StampMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public MadeTransaction move(Stamp from, Stamp to) {
    return move(StampMapper.INSTANCE, from, to);
  }
}
