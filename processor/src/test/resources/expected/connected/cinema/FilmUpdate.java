package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Film}: {@code FILM#{filmId} / FILM}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class FilmUpdate extends Update<Film, FilmUpdate> {
  FilmUpdate(TableContext table, PrimaryKey<Film> key) {
    super(table, FilmMapper.INSTANCE, key, false);
  }

  /** Stores {@code boxOffice}. */
  public FilmUpdate boxOffice(long boxOffice) {
    return changes().set(FilmAttributes.BOX_OFFICE, boxOffice);
  }

  /** Adds to {@code boxOffice}, a negative number to take away. */
  public FilmUpdate incrementBoxOffice(long by) {
    return changes().increment(FilmAttributes.BOX_OFFICE, by);
  }
}
