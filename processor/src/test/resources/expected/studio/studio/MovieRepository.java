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

/** Reads and writes {@link Movie}: {@code MOVIE#{movieId} / MOVIE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MovieRepository extends Repository<Movie> {
  private final TableContext table;

  MovieRepository(TableContext table) {
    super(table, MovieMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Movie> get(String movieId) {
    return get(MovieKeys.primary(movieId));
  }

  /** GetItem, not sent yet. */
  public Get<Movie> prepareGet(String movieId) {
    return prepareGet(MovieKeys.primary(movieId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Movie> delete(String movieId) {
    return delete(MovieKeys.primary(movieId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Movie> prepareDelete(String movieId) {
    return prepareDelete(MovieKeys.primary(movieId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Movie> prepareCheck(String movieId) {
    return prepareCheck(MovieKeys.primary(movieId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public MovieUpdate update(String movieId) {
    return new MovieUpdate(this.table, MovieKeys.primary(movieId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public MovieUpdate update(Movie movie) {
    return new MovieUpdate(this.table, MovieMapper.INSTANCE.key(movie));
  }
}
