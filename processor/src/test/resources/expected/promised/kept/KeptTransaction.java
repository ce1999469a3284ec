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
    return create(UserMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KeptTransaction put(User entity) {
    return put(UserMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KeptTransaction replace(User entity) {
    return replace(UserMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KeptTransaction delete(User entity) {
    return delete(UserMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KeptTransaction move(User from, User to) {
    return move(UserMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public KeptTransaction create(Handle entity) {
    return create(HandleMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KeptTransaction put(Handle entity) {
    return put(HandleMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KeptTransaction replace(Handle entity) {
    return replace(HandleMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KeptTransaction delete(Handle entity) {
    return delete(HandleMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KeptTransaction move(Handle from, Handle to) {
    return move(HandleMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public KeptTransaction create(Seat entity) {
    return create(SeatMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KeptTransaction put(Seat entity) {
    return put(SeatMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KeptTransaction replace(Seat entity) {
    return replace(SeatMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KeptTransaction delete(Seat entity) {
    return delete(SeatMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KeptTransaction move(Seat from, Seat to) {
    return move(SeatMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public KeptTransaction create(Cart entity) {
    return create(CartMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KeptTransaction put(Cart entity) {
    return put(CartMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KeptTransaction replace(Cart entity) {
    return replace(CartMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KeptTransaction delete(Cart entity) {
    return delete(CartMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KeptTransaction move(Cart from, Cart to) {
    return move(CartMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public KeptTransaction create(Note entity) {
    return create(NoteMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KeptTransaction put(Note entity) {
    return put(NoteMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KeptTransaction replace(Note entity) {
    return replace(NoteMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KeptTransaction delete(Note entity) {
    return delete(NoteMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KeptTransaction move(Note from, Note to) {
    return move(NoteMapper.INSTANCE, from, to);
  }
}
