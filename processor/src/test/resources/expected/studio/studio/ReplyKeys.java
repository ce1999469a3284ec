package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Reply} in the table {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReplyKeys {
  static final KeyComponent<String> MOVIE_ID =
      KeyComponent.of("Reply", "movieId", "MOVIE#{movieId}", KeyFormats.text('#'));

  static final KeyComponent<String> REVIEW_ID =
      KeyComponent.of("Reply", "reviewId", "REVIEW#{reviewId}#REPLY#{number:3}", KeyFormats.text('#'));

  static final NumberComponent NUMBER =
      NumberComponent.padded("Reply", "number", "REVIEW#{reviewId}#REPLY#{number:3}", 3);

  private ReplyKeys() {}

  /** Key: {@code MOVIE#{movieId} / REVIEW#{reviewId}#REPLY#{number:3}}. */
  public static PrimaryKey<Reply> primary(String movieId, String reviewId, int number) {
    String text = new StringBuilder(62)
        .append("REVIEW#")
        .append(REVIEW_ID.text(reviewId))
        .append("#REPLY#")
        .append(NUMBER.text(number))
        .toString();
    return PrimaryKey.of(Reply.class, partition(movieId), text);
  }

  static String partition(String movieId) {
    return "MOVIE#".concat(MOVIE_ID.text(movieId));
  }
}
