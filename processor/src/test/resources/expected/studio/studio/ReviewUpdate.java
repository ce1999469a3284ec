package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Review}: {@code MOVIE#{movieId} / REVIEW#{reviewId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReviewUpdate extends Update<Review, ReviewUpdate> {
  ReviewUpdate(TableContext table, PrimaryKey<Review> key) {
    super(table, ReviewMapper.INSTANCE, key, false);
  }

  /** Stores {@code text}. */
  public ReviewUpdate text(String text) {
    return changes().set(ReviewAttributes.TEXT, text);
  }
}
