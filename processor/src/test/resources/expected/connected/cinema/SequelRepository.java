package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import io.keywright.runtime.relation.Connect;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Sequel}: {@code FILM#{filmId} / SEQUEL#{sequelId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SequelRepository extends Repository<Sequel> {
  private final TableContext table;
  private final QuerySource<Sequel> ofFilm;
  private final QuerySource<Sequel> ofSequel;

  SequelRepository(TableContext table, TypeFilter ofFilm, TypeFilter ofSequel) {
    super(table, SequelMapper.INSTANCE);
    this.table = table;
    this.ofFilm = QuerySource.table(table, SequelMapper.INSTANCE, ofFilm).named("ofFilm");
    this.ofSequel = QuerySource.globalIndex(table, SequelMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", ofSequel).named("ofSequel");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Sequel> get(String filmId, String sequelId) {
    return get(SequelKeys.primary(filmId, sequelId));
  }

  /** GetItem, not sent yet. */
  public Get<Sequel> prepareGet(String filmId, String sequelId) {
    return prepareGet(SequelKeys.primary(filmId, sequelId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Sequel> delete(String filmId, String sequelId) {
    return delete(SequelKeys.primary(filmId, sequelId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Sequel> prepareDelete(String filmId, String sequelId) {
    return prepareDelete(SequelKeys.primary(filmId, sequelId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Sequel> prepareCheck(String filmId, String sequelId) {
    return prepareCheck(SequelKeys.primary(filmId, sequelId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public SequelUpdate update(String filmId, String sequelId) {
    return new SequelUpdate(this.table, SequelKeys.primary(filmId, sequelId), false, filmId, sequelId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public SequelUpdate update(Sequel sequel) {
    return new SequelUpdate(this.table, SequelMapper.INSTANCE.key(sequel), false, sequel.filmId(), sequel.sequelId());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public SequelUpdate upsert(String filmId, String sequelId) {
    return new SequelUpdate(this.table, SequelKeys.primary(filmId, sequelId), true, filmId, sequelId);
  }

  /** Writes an edge that is not there yet, if both of its ends are; gives it as written. */
  public Sequel connect(Sequel edge) {
    return prepareConnect(edge).execute();
  }

  /** The same, not sent yet. */
  public Connect<Sequel> prepareConnect(Sequel edge) {
    return new Connect<>(table, SequelMapper.INSTANCE, edge, SequelReferences.FROM, SequelReferences.TO);
  }

  /** Deletes an edge that must be there, in this object's version if it has one; gives it as it was. */
  public Optional<Sequel> disconnect(Sequel edge) {
    return prepareDisconnect(edge).execute();
  }

  /** The same, not sent yet. */
  public Delete<Sequel> prepareDisconnect(Sequel edge) {
    return Delete.ofEdge(table, SequelMapper.INSTANCE, edge);
  }

  /** Deletes an edge that must be there; gives it as it was. */
  public Optional<Sequel> disconnect(PrimaryKey<Sequel> key) {
    return prepareDisconnect(key).execute();
  }

  /** The same, not sent yet. */
  public Delete<Sequel> prepareDisconnect(PrimaryKey<Sequel> key) {
    return Delete.ofEdge(table, SequelMapper.INSTANCE, key);
  }

  /** Deletes an edge that must be there; gives it as it was. */
  public Optional<Sequel> disconnect(String filmId, String sequelId) {
    return disconnect(SequelKeys.primary(filmId, sequelId));
  }

  /** Query of the table: {@code PK = FILM#{filmId}}, {@code SK = SEQUEL#{sequelId}}. */
  public OfFilm ofFilm(String filmId) {
    return new OfFilm(ofFilm, SequelKeys.partition(filmId));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = FILM#{sequelId}}, {@code GSI1SK = SEQUEL#{filmId}}. */
  public OfSequel ofSequel(String sequelId) {
    return new OfSequel(ofSequel, SequelKeys.ofSequelPartition(sequelId));
  }

  /** The query {@code ofFilm}. */
  public static final class OfFilm extends TableQuery<Sequel, OfFilm> {
    private OfFilm(QuerySource<Sequel> source, String partition) {
      super(source, partition, "SEQUEL#");
    }

    /** Only this {@code sequelId}. */
    public TableRangeQuery<Sequel> sequelId(String sequelId) {
      return where(exactly(SequelKeys.SEQUEL_ID.text(sequelId)));
    }

    /** Every {@code sequelId} that starts so. */
    public TableRangeQuery<Sequel> sequelIdStartingWith(String start) {
      return where(beginningWith(SequelKeys.SEQUEL_ID.text(start)));
    }

    /** From one {@code sequelId} to another, both included. */
    public TableRangeQuery<Sequel> sequelIdBetween(String from, String to) {
      return where(within().between(SequelKeys.SEQUEL_ID.text(from),
          SequelKeys.SEQUEL_ID.text(to)));
    }

    /** This {@code sequelId} and all above it. */
    public TableRangeQuery<Sequel> sequelIdFrom(String sequelId) {
      return where(within().from(SequelKeys.SEQUEL_ID.text(sequelId)));
    }

    /** All above this {@code sequelId}. */
    public TableRangeQuery<Sequel> sequelIdAfter(String sequelId) {
      return where(within().after(SequelKeys.SEQUEL_ID.text(sequelId)));
    }

    /** This {@code sequelId} and all below it. */
    public TableRangeQuery<Sequel> sequelIdUntil(String sequelId) {
      return where(within().until(SequelKeys.SEQUEL_ID.text(sequelId)));
    }

    /** All below this {@code sequelId}. */
    public TableRangeQuery<Sequel> sequelIdBefore(String sequelId) {
      return where(within().before(SequelKeys.SEQUEL_ID.text(sequelId)));
    }
  }

  /** The query {@code ofSequel}. */
  public static final class OfSequel extends IndexQuery<Sequel, OfSequel> {
    private OfSequel(QuerySource<Sequel> source, String partition) {
      super(source, partition, "SEQUEL#");
    }

    /** Only this {@code filmId}. */
    public RangeQuery<Sequel> filmId(String filmId) {
      return where(exactly(SequelKeys.OF_SEQUEL_FILM_ID.text(filmId)));
    }

    /** Every {@code filmId} that starts so. */
    public RangeQuery<Sequel> filmIdStartingWith(String start) {
      return where(beginningWith(SequelKeys.OF_SEQUEL_FILM_ID.text(start)));
    }

    /** From one {@code filmId} to another, both included. */
    public RangeQuery<Sequel> filmIdBetween(String from, String to) {
      return where(within().between(SequelKeys.OF_SEQUEL_FILM_ID.text(from),
          SequelKeys.OF_SEQUEL_FILM_ID.text(to)));
    }

    /** This {@code filmId} and all above it. */
    public RangeQuery<Sequel> filmIdFrom(String filmId) {
      return where(within().from(SequelKeys.OF_SEQUEL_FILM_ID.text(filmId)));
    }

    /** All above this {@code filmId}. */
    public RangeQuery<Sequel> filmIdAfter(String filmId) {
      return where(within().after(SequelKeys.OF_SEQUEL_FILM_ID.text(filmId)));
    }

    /** This {@code filmId} and all below it. */
    public RangeQuery<Sequel> filmIdUntil(String filmId) {
      return where(within().until(SequelKeys.OF_SEQUEL_FILM_ID.text(filmId)));
    }

    /** All below this {@code filmId}. */
    public RangeQuery<Sequel> filmIdBefore(String filmId) {
      return where(within().before(SequelKeys.OF_SEQUEL_FILM_ID.text(filmId)));
    }
  }
}
