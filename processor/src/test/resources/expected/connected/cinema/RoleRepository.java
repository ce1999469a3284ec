package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.VersionedDelete;
import io.keywright.runtime.operation.VersionedRepository;
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

/** Reads and writes {@link Role}: {@code FILM#{film} / ROLE#{performer:6}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class RoleRepository extends VersionedRepository<Role> {
  private final TableContext table;
  private final QuerySource<Role> ofFilm;
  private final QuerySource<Role> ofActor;

  RoleRepository(TableContext table, TypeFilter ofFilm, TypeFilter ofActor) {
    super(table, RoleMapper.INSTANCE);
    this.table = table;
    this.ofFilm = QuerySource.table(table, RoleMapper.INSTANCE, ofFilm).named("ofFilm");
    this.ofActor = QuerySource.globalIndex(table, RoleMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", ofActor).named("ofActor");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Role> get(String film, int performer) {
    return get(RoleKeys.primary(film, performer));
  }

  /** GetItem, not sent yet. */
  public Get<Role> prepareGet(String film, int performer) {
    return prepareGet(RoleKeys.primary(film, performer));
  }

  /** DeleteItem, once it is said of which version; not sent yet. */
  public VersionedDelete<Role> delete(String film, int performer) {
    return delete(RoleKeys.primary(film, performer));
  }

  /** For a transaction: that there is such an item. */
  public Check<Role> prepareCheck(String film, int performer) {
    return prepareCheck(RoleKeys.primary(film, performer));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public RoleUpdate update(String film, int performer) {
    return new RoleUpdate(this.table, RoleKeys.primary(film, performer));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public RoleUpdate update(Role role) {
    return new RoleUpdate(this.table, RoleMapper.INSTANCE.key(role)).ifVersion(role.version());
  }

  /** Writes an edge that is not there yet, if both of its ends are; gives it as written. */
  public Role connect(Role edge) {
    return prepareConnect(edge).execute();
  }

  /** The same, not sent yet. */
  public Connect<Role> prepareConnect(Role edge) {
    return new Connect<>(table, RoleMapper.INSTANCE, edge, RoleReferences.FROM, RoleReferences.TO);
  }

  /** Deletes an edge that must be there, in this object's version if it has one; gives it as it was. */
  public Optional<Role> disconnect(Role edge) {
    return prepareDisconnect(edge).execute();
  }

  /** The same, not sent yet. */
  public Delete<Role> prepareDisconnect(Role edge) {
    return Delete.ofEdge(table, RoleMapper.INSTANCE, edge);
  }

  /** Query of the table: {@code PK = FILM#{film}}, {@code SK = ROLE#{performer:6}}. */
  public OfFilm ofFilm(String film) {
    return new OfFilm(ofFilm, RoleKeys.partition(film));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = CAREER#{performer:6}}, {@code GSI1SK = FILM#{film}}. */
  public OfActor ofActor(int performer) {
    return new OfActor(ofActor, RoleKeys.ofActorPartition(performer));
  }

  /** The query {@code ofFilm}. */
  public static final class OfFilm extends TableQuery<Role, OfFilm> {
    private OfFilm(QuerySource<Role> source, String partition) {
      super(source, partition, "ROLE#");
    }

    /** Only this {@code performer}. */
    public TableRangeQuery<Role> performer(int performer) {
      return where(exactly(RoleKeys.PERFORMER.text(performer)));
    }

    /** From one {@code performer} to another, both included. */
    public TableRangeQuery<Role> performerBetween(int from, int to) {
      return where(within().between(RoleKeys.PERFORMER.text(from), RoleKeys.PERFORMER.text(to)));
    }

    /** This {@code performer} and all above it. */
    public TableRangeQuery<Role> performerFrom(int performer) {
      return where(within().from(RoleKeys.PERFORMER.text(performer)));
    }

    /** All above this {@code performer}. */
    public TableRangeQuery<Role> performerAfter(int performer) {
      return where(within().after(RoleKeys.PERFORMER.text(performer)));
    }

    /** This {@code performer} and all below it. */
    public TableRangeQuery<Role> performerUntil(int performer) {
      return where(within().until(RoleKeys.PERFORMER.text(performer)));
    }

    /** All below this {@code performer}. */
    public TableRangeQuery<Role> performerBefore(int performer) {
      return where(within().before(RoleKeys.PERFORMER.text(performer)));
    }
  }

  /** The query {@code ofActor}. */
  public static final class OfActor extends IndexQuery<Role, OfActor> {
    private OfActor(QuerySource<Role> source, String partition) {
      super(source, partition, "FILM#");
    }

    /** Only this {@code film}. */
    public RangeQuery<Role> film(String film) {
      return where(exactly(RoleKeys.FILM.text(film)));
    }

    /** Every {@code film} that starts so. */
    public RangeQuery<Role> filmStartingWith(String start) {
      return where(beginningWith(RoleKeys.FILM.text(start)));
    }

    /** From one {@code film} to another, both included. */
    public RangeQuery<Role> filmBetween(String from, String to) {
      return where(within().between(RoleKeys.FILM.text(from), RoleKeys.FILM.text(to)));
    }

    /** This {@code film} and all above it. */
    public RangeQuery<Role> filmFrom(String film) {
      return where(within().from(RoleKeys.FILM.text(film)));
    }

    /** All above this {@code film}. */
    public RangeQuery<Role> filmAfter(String film) {
      return where(within().after(RoleKeys.FILM.text(film)));
    }

    /** This {@code film} and all below it. */
    public RangeQuery<Role> filmUntil(String film) {
      return where(within().until(RoleKeys.FILM.text(film)));
    }

    /** All below this {@code film}. */
    public RangeQuery<Role> filmBefore(String film) {
      return where(within().before(RoleKeys.FILM.text(film)));
    }
  }
}
