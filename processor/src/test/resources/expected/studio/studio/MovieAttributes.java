package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Movie} in the table {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MovieAttributes {
  /** Stored as {@code movieId}. */
  public static final TextAttribute<Movie> MOVIE_ID =
      new TextAttribute<>(AttributePath.of("movieId", "movieId"));

  /** Stored as {@code title}. */
  public static final TextAttribute<Movie> TITLE =
      new TextAttribute<>(AttributePath.of("title", "title"));

  private MovieAttributes() {}
}
