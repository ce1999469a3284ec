package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Network}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class NetworkTransaction extends Transaction<NetworkTransaction> {
  NetworkTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(User entity) {
    return create(UserMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(User entity) {
    return put(UserMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(User entity) {
    return replace(UserMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(User entity) {
    return delete(UserMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(User from, User to) {
    return move(UserMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(Following entity) {
    return create(FollowingMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(Following entity) {
    return put(FollowingMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(Following entity) {
    return replace(FollowingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(Following entity) {
    return delete(FollowingMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(Following from, Following to) {
    return move(FollowingMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(Message entity) {
    return create(MessageMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(Message entity) {
    return put(MessageMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(Message entity) {
    return replace(MessageMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(Message entity) {
    return delete(MessageMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(Message from, Message to) {
    return move(MessageMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(Product entity) {
    return create(ProductMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(Product entity) {
    return put(ProductMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(Product entity) {
    return replace(ProductMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(Product entity) {
    return delete(ProductMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(Product from, Product to) {
    return move(ProductMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(CartItem entity) {
    return create(CartItemMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(CartItem entity) {
    return put(CartItemMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(CartItem entity) {
    return replace(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(CartItem entity) {
    return delete(CartItemMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(CartItem from, CartItem to) {
    return move(CartItemMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(Visit entity) {
    return create(CallMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(Visit entity) {
    return put(CallMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(Visit entity) {
    return replace(CallMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(Visit entity) {
    return delete(CallMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(Visit from, Visit to) {
    return move(CallMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(Note entity) {
    return create(NoteMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(Note entity) {
    return put(NoteMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(Note entity) {
    return replace(NoteMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(Note entity) {
    return delete(NoteMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(Note from, Note to) {
    return move(NoteMapper.INSTANCE, from, to);
  }
}
