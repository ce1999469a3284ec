package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.VersionedDelete;
import io.keywright.runtime.operation.VersionedRepository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Parcel}: {@code PARCEL#{depot} / PARCEL#{parcelId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ParcelRepository extends VersionedRepository<Parcel> {
  private final TableContext table;
  private final QuerySource<Parcel> byState;
  private final QuerySource<Parcel> byLabel;

  ParcelRepository(TableContext table, TypeFilter byState, TypeFilter byLabel) {
    super(table, ParcelMapper.INSTANCE);
    this.table = table;
    this.byState = QuerySource.globalIndex(table, ParcelMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byState).named("byState");
    this.byLabel = QuerySource.globalIndex(table, ParcelMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", byLabel).named("byLabel");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Parcel> get(String depot, String parcelId) {
    return get(ParcelKeys.primary(depot, parcelId));
  }

  /** GetItem, not sent yet. */
  public Get<Parcel> prepareGet(String depot, String parcelId) {
    return prepareGet(ParcelKeys.primary(depot, parcelId));
  }

  /** DeleteItem, once it is said of which version; not sent yet. */
  public VersionedDelete<Parcel> delete(String depot, String parcelId) {
    return delete(ParcelKeys.primary(depot, parcelId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Parcel> prepareCheck(String depot, String parcelId) {
    return prepareCheck(ParcelKeys.primary(depot, parcelId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ParcelUpdate update(String depot, String parcelId) {
    return new ParcelUpdate(this.table, ParcelKeys.primary(depot, parcelId), parcelId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ParcelUpdate.OfEntity update(Parcel parcel) {
    return new ParcelUpdate.OfEntity(this.table, ParcelMapper.INSTANCE.key(parcel), parcel.parcelId(), parcel).ifVersion(parcel.version());
  }

  /**
   * Query of {@code GSI1}, its 3 shards merged: {@code GSI1PK = PARCELS#{state}#{parcelId:shard(3)}}, {@code GSI1SK = {weight:6}}.
   */
  public ByState byState(Order.Status state) {
    return new ByState(byState, ParcelKeys.byStatePartitions(state));
  }

  /**
   * Query of {@code GSI1} for one {@code parcelId}, in its shard alone: {@code GSI1PK = PARCELS#{state}#{parcelId:shard(3)}}, {@code GSI1SK = {weight:6}}.
   */
  public ByState byState(Order.Status state, String parcelId) {
    return new ByState(byState, ParcelKeys.byStatePartitions(state, parcelId),
        PropertyFilter.equal("parcelId",
        StoredBound.of(ParcelKeys.PARCEL_ID_SHARD, Converters.ofString(), parcelId)));
  }

  /** Query of {@code GSI2}: {@code GSI2PK = LABEL#{label:lower}}, {@code GSI2SK = {state}}. */
  public ByLabel byLabel(String label) {
    return new ByLabel(byLabel, ParcelKeys.byLabelPartition(label));
  }

  /** The query {@code byState}. */
  public static final class ByState extends IndexQuery<Parcel, ByState> {
    private ByState(QuerySource<Parcel> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }

    /** Only this {@code weight}. */
    public RangeQuery<Parcel> weight(int weight) {
      return where(exactly(ParcelKeys.WEIGHT.text(weight)));
    }

    /** From one {@code weight} to another, both included. */
    public RangeQuery<Parcel> weightBetween(int from, int to) {
      return where(within().between(ParcelKeys.WEIGHT.text(from), ParcelKeys.WEIGHT.text(to)));
    }

    /** This {@code weight} and all above it. */
    public RangeQuery<Parcel> weightFrom(int weight) {
      return where(within().from(ParcelKeys.WEIGHT.text(weight)));
    }

    /** All above this {@code weight}. */
    public RangeQuery<Parcel> weightAfter(int weight) {
      return where(within().after(ParcelKeys.WEIGHT.text(weight)));
    }

    /** This {@code weight} and all below it. */
    public RangeQuery<Parcel> weightUntil(int weight) {
      return where(within().until(ParcelKeys.WEIGHT.text(weight)));
    }

    /** All below this {@code weight}. */
    public RangeQuery<Parcel> weightBefore(int weight) {
      return where(within().before(ParcelKeys.WEIGHT.text(weight)));
    }
  }

  /** The query {@code byLabel}. */
  public static final class ByLabel extends IndexQuery<Parcel, ByLabel> {
    private ByLabel(QuerySource<Parcel> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code state}. */
    public RangeQuery<Parcel> state(Order.Status state) {
      return where(exactly(ParcelKeys.BY_LABEL_STATE.text(state)));
    }

    /** From one {@code state} to another, both included. */
    public RangeQuery<Parcel> stateBetween(Order.Status from, Order.Status to) {
      return where(within().between(ParcelKeys.BY_LABEL_STATE.text(from),
          ParcelKeys.BY_LABEL_STATE.text(to)));
    }

    /** This {@code state} and all above it. */
    public RangeQuery<Parcel> stateFrom(Order.Status state) {
      return where(within().from(ParcelKeys.BY_LABEL_STATE.text(state)));
    }

    /** All above this {@code state}. */
    public RangeQuery<Parcel> stateAfter(Order.Status state) {
      return where(within().after(ParcelKeys.BY_LABEL_STATE.text(state)));
    }

    /** This {@code state} and all below it. */
    public RangeQuery<Parcel> stateUntil(Order.Status state) {
      return where(within().until(ParcelKeys.BY_LABEL_STATE.text(state)));
    }

    /** All below this {@code state}. */
    public RangeQuery<Parcel> stateBefore(Order.Status state) {
      return where(within().before(ParcelKeys.BY_LABEL_STATE.text(state)));
    }
  }
}
