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
    return super.create(UserMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(User entity) {
    return super.put(UserMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(User entity) {
    return super.replace(UserMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(User entity) {
    return super.delete(UserMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(User from, User to) {
    return super.move(UserMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(Following entity) {
    return super.create(FollowingMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(Following entity) {
    return super.put(FollowingMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(Following entity) {
    return super.replace(FollowingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(Following entity) {
    return super.delete(FollowingMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(Following from, Following to) {
    return super.move(FollowingMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(Message entity) {
    return super.create(MessageMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(Message entity) {
    return super.put(MessageMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(Message entity) {
    return super.replace(MessageMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(Message entity) {
    return super.delete(MessageMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(Message from, Message to) {
    return super.move(MessageMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(Product entity) {
    return super.create(ProductMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(Product entity) {
    return super.put(ProductMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(Product entity) {
    return super.replace(ProductMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(Product entity) {
    return super.delete(ProductMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(Product from, Product to) {
    return super.move(ProductMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(CartItem entity) {
    return super.create(CartItemMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(CartItem entity) {
    return super.put(CartItemMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(CartItem entity) {
    return super.replace(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(CartItem entity) {
    return super.delete(CartItemMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(CartItem from, CartItem to) {
    return super.move(CartItemMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(Visit entity) {
    return super.create(CallMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(Visit entity) {
    return super.put(CallMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(Visit entity) {
    return super.replace(CallMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(Visit entity) {
    return super.delete(CallMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(Visit from, Visit to) {
    return super.move(CallMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public NetworkTransaction create(Note entity) {
    return super.create(NoteMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkTransaction put(Note entity) {
    return super.put(NoteMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public NetworkTransaction replace(Note entity) {
    return super.replace(NoteMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkTransaction delete(Note entity) {
    return super.delete(NoteMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public NetworkTransaction move(Note from, Note to) {
    return super.move(NoteMapper.INSTANCE, from, to);
  }
}
