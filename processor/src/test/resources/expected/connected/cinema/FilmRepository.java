package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.SortKeyCondition;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Film}: {@code FILM#{filmId} / FILM}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class FilmRepository extends Repository<Film> {
  private final TableContext table;
  private final QuerySource<Film> withPrequels;

  FilmRepository(TableContext table, TypeFilter withPrequels) {
    super(table, FilmMapper.INSTANCE);
    this.table = table;
    this.withPrequels = QuerySource.globalIndex(table, FilmMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", withPrequels).named("withPrequels");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Film> get(String filmId) {
    return get(FilmKeys.primary(filmId));
  }

  /** GetItem, not sent yet. */
  public Get<Film> prepareGet(String filmId) {
    return prepareGet(FilmKeys.primary(filmId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Film> delete(String filmId) {
    return delete(FilmKeys.primary(filmId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Film> prepareDelete(String filmId) {
    return prepareDelete(FilmKeys.primary(filmId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Film> prepareCheck(String filmId) {
    return prepareCheck(FilmKeys.primary(filmId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public FilmUpdate update(String filmId) {
    return new FilmUpdate(this.table, FilmKeys.primary(filmId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public FilmUpdate update(Film film) {
    return new FilmUpdate(this.table, FilmMapper.INSTANCE.key(film));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = FILM#{filmId}}, {@code GSI1SK = FILM}. */
  public WithPrequels withPrequels(String filmId) {
    return new WithPrequels(withPrequels, FilmKeys.withPrequelsPartition(filmId));
  }

  /** The query {@code withPrequels}. */
  public static final class WithPrequels extends IndexQuery<Film, WithPrequels> {
    private WithPrequels(QuerySource<Film> source, String partition) {
      super(source, partition, SortKeyCondition.equalTo("FILM"));
    }
  }
}
