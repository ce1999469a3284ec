package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Review} in the table {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReviewKeys {
  static final KeyComponent<String> MOVIE_ID =
      KeyComponent.of("Review", "movieId", "MOVIE#{movieId}", KeyFormats.text('#'));

  static final KeyComponent<String> REVIEW_ID =
      KeyComponent.of("Review", "reviewId", "REVIEW#{reviewId}", KeyFormats.text('#'));

  private ReviewKeys() {}

  /** Key: {@code MOVIE#{movieId} / REVIEW#{reviewId}}. */
  public static PrimaryKey<Review> primary(String movieId, String reviewId) {
    return PrimaryKey.of(Review.class, partition(movieId), "REVIEW#".concat(REVIEW_ID.text(reviewId)));
  }

  static String partition(String movieId) {
    return "MOVIE#".concat(MOVIE_ID.text(movieId));
  }
}
