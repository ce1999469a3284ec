package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Movie} in the table {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MovieKeys {
  static final KeyComponent<String> MOVIE_ID =
      KeyComponent.of("Movie", "movieId", "MOVIE#{movieId}", KeyFormats.text('#'));

  private MovieKeys() {}

  /** Key: {@code MOVIE#{movieId} / MOVIE}. */
  public static PrimaryKey<Movie> primary(String movieId) {
    return PrimaryKey.of(Movie.class, partition(movieId), "MOVIE");
  }

  static String partition(String movieId) {
    return "MOVIE#".concat(MOVIE_ID.text(movieId));
  }
}
