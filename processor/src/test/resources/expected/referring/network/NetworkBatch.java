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
    return super.put(UserMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(User entity) {
    return super.delete(UserMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteUser(PrimaryKey<User> key) {
    return super.delete(UserMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(Following entity) {
    return super.put(FollowingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(Following entity) {
    return super.delete(FollowingMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteFollowing(PrimaryKey<Following> key) {
    return super.delete(FollowingMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(Message entity) {
    return super.put(MessageMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(Message entity) {
    return super.delete(MessageMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteMessage(PrimaryKey<Message> key) {
    return super.delete(MessageMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(Product entity) {
    return super.put(ProductMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(Product entity) {
    return super.delete(ProductMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteProduct(PrimaryKey<Product> key) {
    return super.delete(ProductMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(CartItem entity) {
    return super.put(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(CartItem entity) {
    return super.delete(CartItemMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteCartItem(PrimaryKey<CartItem> key) {
    return super.delete(CartItemMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(Visit entity) {
    return super.put(CallMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(Visit entity) {
    return super.delete(CallMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteCall(PrimaryKey<Visit> key) {
    return super.delete(CallMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public NetworkBatch put(Note entity) {
    return super.put(NoteMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public NetworkBatch delete(Note entity) {
    return super.delete(NoteMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public NetworkBatch deleteNote(PrimaryKey<Note> key) {
    return super.delete(NoteMapper.INSTANCE, key);
  }
}
