package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Studio}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StudioTransaction extends Transaction<StudioTransaction> {
  StudioTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public StudioTransaction create(Movie entity) {
    return create(MovieMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioTransaction put(Movie entity) {
    return put(MovieMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StudioTransaction replace(Movie entity) {
    return replace(MovieMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioTransaction delete(Movie entity) {
    return delete(MovieMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StudioTransaction move(Movie from, Movie to) {
    return move(MovieMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public StudioTransaction create(Role entity) {
    return create(RoleMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioTransaction put(Role entity) {
    return put(RoleMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StudioTransaction replace(Role entity) {
    return replace(RoleMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioTransaction delete(Role entity) {
    return delete(RoleMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StudioTransaction move(Role from, Role to) {
    return move(RoleMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public StudioTransaction create(Review entity) {
    return create(ReviewMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioTransaction put(Review entity) {
    return put(ReviewMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StudioTransaction replace(Review entity) {
    return replace(ReviewMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioTransaction delete(Review entity) {
    return delete(ReviewMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StudioTransaction move(Review from, Review to) {
    return move(ReviewMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public StudioTransaction create(Reply entity) {
    return create(ReplyMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioTransaction put(Reply entity) {
    return put(ReplyMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StudioTransaction replace(Reply entity) {
    return replace(ReplyMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioTransaction delete(Reply entity) {
    return delete(ReplyMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StudioTransaction move(Reply from, Reply to) {
    return move(ReplyMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public StudioTransaction create(Actor entity) {
    return create(ActorMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioTransaction put(Actor entity) {
    return put(ActorMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StudioTransaction replace(Actor entity) {
    return replace(ActorMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioTransaction delete(Actor entity) {
    return delete(ActorMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StudioTransaction move(Actor from, Actor to) {
    return move(ActorMapper.INSTANCE, from, to);
  }
}
