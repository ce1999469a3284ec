package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Made}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MadeBatch extends BatchWrite<MadeBatch> {
  MadeBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeBatch put(Order entity) {
    return super.put(OrderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeBatch delete(Order entity) {
    return super.delete(OrderMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public MadeBatch deleteOrder(PrimaryKey<Order> key) {
    return super.delete(OrderMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeBatch put(Account entity) {
    return super.put(AccountMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeBatch delete(Account entity) {
    return super.delete(AccountMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public MadeBatch deleteAccount(PrimaryKey<Account> key) {
    return super.delete(AccountMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeBatch put(Ticket entity) {
    return super.put(TicketMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeBatch delete(Ticket entity) {
    return super.delete(TicketMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public MadeBatch deleteTicket(PrimaryKey<Ticket> key) {
    return super.delete(TicketMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public MadeBatch put(Stamp entity) {
    return super.put(StampMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public MadeBatch delete(Stamp entity) {
    return super.delete(StampMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public MadeBatch deleteStamp(PrimaryKey<Stamp> key) {
    return super.delete(StampMapper.INSTANCE, key);
  }
}
