package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Network}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class NetworkBatch extends BatchWrite<NetworkBatch> {
  NetworkBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(User entity) {
    return put(UserMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(User entity) {
    return delete(UserMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteUser(PrimaryKey<User> key) {
    return delete(UserMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(Following entity) {
    return put(FollowingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(Following entity) {
    return delete(FollowingMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteFollowing(PrimaryKey<Following> key) {
    return delete(FollowingMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(Message entity) {
    return put(MessageMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(Message entity) {
    return delete(MessageMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteMessage(PrimaryKey<Message> key) {
    return delete(MessageMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(Product entity) {
    return put(ProductMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(Product entity) {
    return delete(ProductMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteProduct(PrimaryKey<Product> key) {
    return delete(ProductMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(CartItem entity) {
    return put(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(CartItem entity) {
    return delete(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteCartItem(PrimaryKey<CartItem> key) {
    return delete(CartItemMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(Visit entity) {
    return put(CallMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(Visit entity) {
    return delete(CallMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteCall(PrimaryKey<Visit> key) {
    return delete(CallMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(Note entity) {
    return put(NoteMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(Note entity) {
    return delete(NoteMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteNote(PrimaryKey<Note> key) {
    return delete(NoteMapper.INSTANCE, key);
  }
}
