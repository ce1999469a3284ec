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
    return super.create(MovieMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioTransaction put(Movie entity) {
    return super.put(MovieMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StudioTransaction replace(Movie entity) {
    return super.replace(MovieMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioTransaction delete(Movie entity) {
    return super.delete(MovieMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StudioTransaction move(Movie from, Movie to) {
    return super.move(MovieMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public StudioTransaction create(Role entity) {
    return super.create(RoleMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioTransaction put(Role entity) {
    return super.put(RoleMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StudioTransaction replace(Role entity) {
    return super.replace(RoleMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioTransaction delete(Role entity) {
    return super.delete(RoleMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StudioTransaction move(Role from, Role to) {
    return super.move(RoleMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public StudioTransaction create(Review entity) {
    return super.create(ReviewMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioTransaction put(Review entity) {
    return super.put(ReviewMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StudioTransaction replace(Review entity) {
    return super.replace(ReviewMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioTransaction delete(Review entity) {
    return super.delete(ReviewMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StudioTransaction move(Review from, Review to) {
    return super.move(ReviewMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public StudioTransaction create(Reply entity) {
    return super.create(ReplyMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioTransaction put(Reply entity) {
    return super.put(ReplyMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StudioTransaction replace(Reply entity) {
    return super.replace(ReplyMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioTransaction delete(Reply entity) {
    return super.delete(ReplyMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StudioTransaction move(Reply from, Reply to) {
    return super.move(ReplyMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public StudioTransaction create(Actor entity) {
    return super.create(ActorMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioTransaction put(Actor entity) {
    return super.put(ActorMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public StudioTransaction replace(Actor entity) {
    return super.replace(ActorMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioTransaction delete(Actor entity) {
    return super.delete(ActorMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public StudioTransaction move(Actor from, Actor to) {
    return super.move(ActorMapper.INSTANCE, from, to);
  }
}
