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
    return super.create(MessageMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Message entity) {
    return super.put(MessageMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Message entity) {
    return super.replace(MessageMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Message entity) {
    return super.delete(MessageMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Message from, Message to) {
    return super.move(MessageMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public OldTransaction create(Pass entity) {
    return super.create(PassMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Pass entity) {
    return super.put(PassMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Pass entity) {
    return super.replace(PassMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Pass entity) {
    return super.delete(PassMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Pass from, Pass to) {
    return super.move(PassMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public OldTransaction create(Meter entity) {
    return super.create(MeterMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Meter entity) {
    return super.put(MeterMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Meter entity) {
    return super.replace(MeterMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Meter entity) {
    return super.delete(MeterMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Meter from, Meter to) {
    return super.move(MeterMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public OldTransaction create(Login entity) {
    return super.create(LoginMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Login entity) {
    return super.put(LoginMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Login entity) {
    return super.replace(LoginMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Login entity) {
    return super.delete(LoginMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Login from, Login to) {
    return super.move(LoginMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public OldTransaction create(Ticket entity) {
    return super.create(TicketMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Ticket entity) {
    return super.put(TicketMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Ticket entity) {
    return super.replace(TicketMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Ticket entity) {
    return super.delete(TicketMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Ticket from, Ticket to) {
    return super.move(TicketMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public OldTransaction create(Stall entity) {
    return super.create(StallMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public OldTransaction put(Stall entity) {
    return super.put(StallMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public OldTransaction replace(Stall entity) {
    return super.replace(StallMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public OldTransaction delete(Stall entity) {
    return super.delete(StallMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public OldTransaction move(Stall from, Stall to) {
    return super.move(StallMapper.INSTANCE, from, to);
  }
}
