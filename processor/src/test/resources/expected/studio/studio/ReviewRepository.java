package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Review}: {@code MOVIE#{movieId} / REVIEW#{reviewId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReviewRepository extends Repository<Review> {
  private final TableContext table;

  ReviewRepository(TableContext table) {
    super(table, ReviewMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Review> get(String movieId, String reviewId) {
    return get(ReviewKeys.primary(movieId, reviewId));
  }

  /** GetItem, not sent yet. */
  public Get<Review> prepareGet(String movieId, String reviewId) {
    return prepareGet(ReviewKeys.primary(movieId, reviewId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Review> delete(String movieId, String reviewId) {
    return delete(ReviewKeys.primary(movieId, reviewId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Review> prepareDelete(String movieId, String reviewId) {
    return prepareDelete(ReviewKeys.primary(movieId, reviewId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Review> prepareCheck(String movieId, String reviewId) {
    return prepareCheck(ReviewKeys.primary(movieId, reviewId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ReviewUpdate update(String movieId, String reviewId) {
    return new ReviewUpdate(this.table, ReviewKeys.primary(movieId, reviewId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ReviewUpdate update(Review review) {
    return new ReviewUpdate(this.table, ReviewMapper.INSTANCE.key(review));
  }
}
