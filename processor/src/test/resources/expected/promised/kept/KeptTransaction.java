package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Kept}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KeptTransaction extends Transaction<KeptTransaction> {
  KeptTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public KeptTransaction create(User entity) {
    return super.create(UserMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KeptTransaction put(User entity) {
    return super.put(UserMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KeptTransaction replace(User entity) {
    return super.replace(UserMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KeptTransaction delete(User entity) {
    return super.delete(UserMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KeptTransaction move(User from, User to) {
    return super.move(UserMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public KeptTransaction create(Handle entity) {
    return super.create(HandleMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KeptTransaction put(Handle entity) {
    return super.put(HandleMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KeptTransaction replace(Handle entity) {
    return super.replace(HandleMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KeptTransaction delete(Handle entity) {
    return super.delete(HandleMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KeptTransaction move(Handle from, Handle to) {
    return super.move(HandleMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public KeptTransaction create(Seat entity) {
    return super.create(SeatMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KeptTransaction put(Seat entity) {
    return super.put(SeatMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KeptTransaction replace(Seat entity) {
    return super.replace(SeatMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KeptTransaction delete(Seat entity) {
    return super.delete(SeatMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KeptTransaction move(Seat from, Seat to) {
    return super.move(SeatMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public KeptTransaction create(Cart entity) {
    return super.create(CartMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KeptTransaction put(Cart entity) {
    return super.put(CartMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KeptTransaction replace(Cart entity) {
    return super.replace(CartMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KeptTransaction delete(Cart entity) {
    return super.delete(CartMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KeptTransaction move(Cart from, Cart to) {
    return super.move(CartMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public KeptTransaction create(Note entity) {
    return super.create(NoteMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KeptTransaction put(Note entity) {
    return super.put(NoteMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KeptTransaction replace(Note entity) {
    return super.replace(NoteMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KeptTransaction delete(Note entity) {
    return super.delete(NoteMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KeptTransaction move(Note from, Note to) {
    return super.move(NoteMapper.INSTANCE, from, to);
  }
}
