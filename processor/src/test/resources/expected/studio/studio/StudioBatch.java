package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Studio}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StudioBatch extends BatchWrite<StudioBatch> {
  StudioBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioBatch put(Movie entity) {
    return super.put(MovieMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioBatch delete(Movie entity) {
    return super.delete(MovieMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public StudioBatch deleteMovie(PrimaryKey<Movie> key) {
    return super.delete(MovieMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioBatch put(Role entity) {
    return super.put(RoleMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioBatch delete(Role entity) {
    return super.delete(RoleMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public StudioBatch deleteRole(PrimaryKey<Role> key) {
    return super.delete(RoleMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioBatch put(Review entity) {
    return super.put(ReviewMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioBatch delete(Review entity) {
    return super.delete(ReviewMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public StudioBatch deleteReview(PrimaryKey<Review> key) {
    return super.delete(ReviewMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioBatch put(Reply entity) {
    return super.put(ReplyMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioBatch delete(Reply entity) {
    return super.delete(ReplyMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public StudioBatch deleteReply(PrimaryKey<Reply> key) {
    return super.delete(ReplyMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public StudioBatch put(Actor entity) {
    return super.put(ActorMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public StudioBatch delete(Actor entity) {
    return super.delete(ActorMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public StudioBatch deleteActor(PrimaryKey<Actor> key) {
    return super.delete(ActorMapper.INSTANCE, key);
  }
}
