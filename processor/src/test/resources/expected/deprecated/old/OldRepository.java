package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
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
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Old}: {@code OLD#{id} / {kind}#{place.city}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class OldRepository extends Repository<Old> {
  private final TableContext table;
  private final QuerySource<Old> ofId;
  private final QuerySource<Old> byKind;

  OldRepository(TableContext table, TypeFilter ofId, TypeFilter byKind) {
    super(table, OldMapper.INSTANCE);
    this.table = table;
    this.ofId = QuerySource.table(table, OldMapper.INSTANCE, ofId).named("ofId");
    this.byKind = QuerySource.globalIndex(table, OldMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byKind).named("byKind");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Old> get(String id, Old.Kind kind, String placeCity) {
    return get(OldKeys.primary(id, kind, placeCity));
  }

  /** GetItem, not sent yet. */
  public Get<Old> prepareGet(String id, Old.Kind kind, String placeCity) {
    return prepareGet(OldKeys.primary(id, kind, placeCity));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Old> delete(String id, Old.Kind kind, String placeCity) {
    return delete(OldKeys.primary(id, kind, placeCity));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Old> prepareDelete(String id, Old.Kind kind, String placeCity) {
    return prepareDelete(OldKeys.primary(id, kind, placeCity));
  }

  /** For a transaction: that there is such an item. */
  public Check<Old> prepareCheck(String id, Old.Kind kind, String placeCity) {
    return prepareCheck(OldKeys.primary(id, kind, placeCity));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public OldUpdate update(String id, Old.Kind kind, String placeCity) {
    return new OldUpdate(this.table, OldKeys.primary(id, kind, placeCity), id, kind);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public OldUpdate update(Old old) {
    return new OldUpdate(this.table, OldMapper.INSTANCE.key(old), old.id(), old.kind());
  }

  /** Query of the table: {@code PK = OLD#{id}}, {@code SK = {kind}#{place.city}}. */
  public OfId ofId(String id) {
    return new OfId(ofId, OldKeys.partition(id));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = KIND#{id}#{kind}}, {@code GSI1SK = {previous}}. */
  public ByKind byKind(String id, Old.Kind kind) {
    return new ByKind(byKind, OldKeys.byKindPartition(id, kind));
  }

  /** The query {@code ofId}. */
  public static final class OfId extends TableQuery<Old, OfId> {
    private OfId(QuerySource<Old> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code kind}. */
    public OfIdKind kind(Old.Kind kind) {
      return new OfIdKind(this, OldKeys.KIND.text(kind).concat("#"));
    }

    /** From one {@code kind} to another, both included. */
    public TableRangeQuery<Old> kindBetween(Old.Kind from, Old.Kind to) {
      return where(within("#").between(OldKeys.KIND.text(from), OldKeys.KIND.text(to)));
    }

    /** This {@code kind} and all above it. */
    public TableRangeQuery<Old> kindFrom(Old.Kind kind) {
      return where(within("#").from(OldKeys.KIND.text(kind)));
    }

    /** All above this {@code kind}. */
    public TableRangeQuery<Old> kindAfter(Old.Kind kind) {
      return where(within("#").after(OldKeys.KIND.text(kind)));
    }

    /** This {@code kind} and all below it. */
    public TableRangeQuery<Old> kindUntil(Old.Kind kind) {
      return where(within("#").until(OldKeys.KIND.text(kind)));
    }

    /** All below this {@code kind}. */
    public TableRangeQuery<Old> kindBefore(Old.Kind kind) {
      return where(within("#").before(OldKeys.KIND.text(kind)));
    }
  }

  /** The query {@code ofId} with {@code kind} fixed. */
  public static final class OfIdKind extends TableQuery<Old, OfIdKind> {
    private OfIdKind(OfId previous, String component) {
      super(previous, component);
    }

    /** Only this {@code place.city}. */
    public TableRangeQuery<Old> placeCity(String placeCity) {
      return where(exactly(OldKeys.PLACE_CITY.text(placeCity)));
    }

    /** Every {@code place.city} that starts so. */
    public TableRangeQuery<Old> placeCityStartingWith(String start) {
      return where(beginningWith(OldKeys.PLACE_CITY.text(start)));
    }

    /** From one {@code place.city} to another, both included. */
    public TableRangeQuery<Old> placeCityBetween(String from, String to) {
      return where(within().between(OldKeys.PLACE_CITY.text(from), OldKeys.PLACE_CITY.text(to)));
    }

    /** This {@code place.city} and all above it. */
    public TableRangeQuery<Old> placeCityFrom(String placeCity) {
      return where(within().from(OldKeys.PLACE_CITY.text(placeCity)));
    }

    /** All above this {@code place.city}. */
    public TableRangeQuery<Old> placeCityAfter(String placeCity) {
      return where(within().after(OldKeys.PLACE_CITY.text(placeCity)));
    }

    /** This {@code place.city} and all below it. */
    public TableRangeQuery<Old> placeCityUntil(String placeCity) {
      return where(within().until(OldKeys.PLACE_CITY.text(placeCity)));
    }

    /** All below this {@code place.city}. */
    public TableRangeQuery<Old> placeCityBefore(String placeCity) {
      return where(within().before(OldKeys.PLACE_CITY.text(placeCity)));
    }
  }

  /** The query {@code byKind}. */
  public static final class ByKind extends IndexQuery<Old, ByKind> {
    private ByKind(QuerySource<Old> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code previous}. */
    public RangeQuery<Old> previous(String previous) {
      return where(exactly(OldKeys.PREVIOUS.text(previous)));
    }

    /** Every {@code previous} that starts so. */
    public RangeQuery<Old> previousStartingWith(String start) {
      return where(beginningWith(OldKeys.PREVIOUS.text(start)));
    }

    /** From one {@code previous} to another, both included. */
    public RangeQuery<Old> previousBetween(String from, String to) {
      return where(within().between(OldKeys.PREVIOUS.text(from), OldKeys.PREVIOUS.text(to)));
    }

    /** This {@code previous} and all above it. */
    public RangeQuery<Old> previousFrom(String previous) {
      return where(within().from(OldKeys.PREVIOUS.text(previous)));
    }

    /** All above this {@code previous}. */
    public RangeQuery<Old> previousAfter(String previous) {
      return where(within().after(OldKeys.PREVIOUS.text(previous)));
    }

    /** This {@code previous} and all below it. */
    public RangeQuery<Old> previousUntil(String previous) {
      return where(within().until(OldKeys.PREVIOUS.text(previous)));
    }

    /** All below this {@code previous}. */
    public RangeQuery<Old> previousBefore(String previous) {
      return where(within().before(OldKeys.PREVIOUS.text(previous)));
    }
  }
}
