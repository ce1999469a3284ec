package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Movie}: {@code MOVIE#{movieId} / MOVIE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MovieUpdate extends Update<Movie, MovieUpdate> {
  MovieUpdate(TableContext table, PrimaryKey<Movie> key) {
    super(table, MovieMapper.INSTANCE, key, false);
  }

  /** Stores {@code title}. */
  public MovieUpdate title(String title) {
    return changes().set(MovieAttributes.TITLE, title);
  }
}
