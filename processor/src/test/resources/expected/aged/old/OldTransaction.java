package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Old}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OldTransaction extends Transaction<OldTransaction> {
  OldTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public OldTransaction create(Message entity) {
    return create(MessageMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Message entity) {
    return put(MessageMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Message entity) {
    return replace(MessageMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Message entity) {
    return delete(MessageMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Message from, Message to) {
    return move(MessageMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public OldTransaction create(Pass entity) {
    return create(PassMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Pass entity) {
    return put(PassMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Pass entity) {
    return replace(PassMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Pass entity) {
    return delete(PassMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Pass from, Pass to) {
    return move(PassMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public OldTransaction create(Meter entity) {
    return create(MeterMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Meter entity) {
    return put(MeterMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Meter entity) {
    return replace(MeterMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Meter entity) {
    return delete(MeterMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Meter from, Meter to) {
    return move(MeterMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public OldTransaction create(Login entity) {
    return create(LoginMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Login entity) {
    return put(LoginMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Login entity) {
    return replace(LoginMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Login entity) {
    return delete(LoginMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Login from, Login to) {
    return move(LoginMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public OldTransaction create(Ticket entity) {
    return create(TicketMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Ticket entity) {
    return put(TicketMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Ticket entity) {
    return replace(TicketMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Ticket entity) {
    return delete(TicketMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Ticket from, Ticket to) {
    return move(TicketMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public OldTransaction create(Stall entity) {
    return create(StallMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Stall entity) {
    return put(StallMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Stall entity) {
    return replace(StallMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Stall entity) {
    return delete(StallMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Stall from, Stall to) {
    return move(StallMapper.INSTANCE, from, to);
  }
}
