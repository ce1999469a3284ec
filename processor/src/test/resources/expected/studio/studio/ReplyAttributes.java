package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Reply} in the table {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReplyAttributes {
  /** Stored as {@code movieId}. */
  public static final TextAttribute<Reply> MOVIE_ID =
      new TextAttribute<>(AttributePath.of("movieId", "movieId"));

  /** Stored as {@code reviewId}. */
  public static final TextAttribute<Reply> REVIEW_ID =
      new TextAttribute<>(AttributePath.of("reviewId", "reviewId"));

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Reply, Integer> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofInt());

  /** Stored as {@code text}. */
  public static final TextAttribute<Reply> TEXT =
      new TextAttribute<>(AttributePath.of("text", "text"));

  private ReplyAttributes() {}
}
