package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Review} in the table {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReviewAttributes {
  /** Stored as {@code movieId}. */
  public static final TextAttribute<Review> MOVIE_ID =
      new TextAttribute<>(AttributePath.of("movieId", "movieId"));

  /** Stored as {@code reviewId}. */
  public static final TextAttribute<Review> REVIEW_ID =
      new TextAttribute<>(AttributePath.of("reviewId", "reviewId"));

  /** Stored as {@code text}. */
  public static final TextAttribute<Review> TEXT =
      new TextAttribute<>(AttributePath.of("text", "text"));

  private ReviewAttributes() {}
}
