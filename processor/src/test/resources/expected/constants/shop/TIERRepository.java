package shop;

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

/** Reads and writes {@link TIER}: {@code SKU#{sku}#{tier} / ID#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TIERRepository extends Repository<TIER> {
  private final TableContext table;
  private final QuerySource<TIER> bySku;
  private final QuerySource<TIER> byInstance;

  TIERRepository(TableContext table, TypeFilter bySku, TypeFilter byInstance) {
    super(table, TIERMapper.INSTANCE);
    this.table = table;
    this.bySku = QuerySource.table(table, TIERMapper.INSTANCE, bySku).named("bySku");
    this.byInstance = QuerySource.globalIndex(table, TIERMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byInstance).named("byInstance");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<TIER> get(SKU sku, String tier, String id) {
    return get(TIERKeys.primary(sku, tier, id));
  }

  /** GetItem, not sent yet. */
  public Get<TIER> prepareGet(SKU sku, String tier, String id) {
    return prepareGet(TIERKeys.primary(sku, tier, id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<TIER> delete(SKU sku, String tier, String id) {
    return delete(TIERKeys.primary(sku, tier, id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<TIER> prepareDelete(SKU sku, String tier, String id) {
    return prepareDelete(TIERKeys.primary(sku, tier, id));
  }

  /** For a transaction: that there is such an item. */
  public Check<TIER> prepareCheck(SKU sku, String tier, String id) {
    return prepareCheck(TIERKeys.primary(sku, tier, id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public TIERUpdate update(SKU sku, String tier, String id) {
    return new TIERUpdate(this.table, TIERKeys.primary(sku, tier, id), id);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public TIERUpdate.OfEntity update(TIER tier) {
    return new TIERUpdate.OfEntity(this.table, TIERMapper.INSTANCE.key(tier), tier.id(), tier);
  }

  /** Query of the table: {@code PK = SKU#{sku}#{tier}}, {@code SK = ID#{id}}. */
  public BySku bySku(SKU sku, String tier) {
    return new BySku(bySku, TIERKeys.partition(sku, tier));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = INSTANCE#{instance}#{id}}, {@code GSI1SK = {type}}. */
  public ByInstance byInstance(Instances.INSTANCE instance, String id) {
    return new ByInstance(byInstance, TIERKeys.byInstancePartition(instance, id));
  }

  /** The query {@code bySku}. */
  public static final class BySku extends TableQuery<TIER, BySku> {
    private BySku(QuerySource<TIER> source, String partition) {
      super(source, partition, "ID#");
    }

    /** Only this {@code id}. */
    public TableRangeQuery<TIER> id(String id) {
      return where(exactly(TIERKeys.ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public TableRangeQuery<TIER> idStartingWith(String start) {
      return where(beginningWith(TIERKeys.ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public TableRangeQuery<TIER> idBetween(String from, String to) {
      return where(within().between(TIERKeys.ID.text(from), TIERKeys.ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public TableRangeQuery<TIER> idFrom(String id) {
      return where(within().from(TIERKeys.ID.text(id)));
    }

    /** All above this {@code id}. */
    public TableRangeQuery<TIER> idAfter(String id) {
      return where(within().after(TIERKeys.ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public TableRangeQuery<TIER> idUntil(String id) {
      return where(within().until(TIERKeys.ID.text(id)));
    }

    /** All below this {@code id}. */
    public TableRangeQuery<TIER> idBefore(String id) {
      return where(within().before(TIERKeys.ID.text(id)));
    }
  }

  /** The query {@code byInstance}. */
  public static final class ByInstance extends IndexQuery<TIER, ByInstance> {
    private ByInstance(QuerySource<TIER> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code type}. */
    public RangeQuery<TIER> type(TYPE type) {
      return where(exactly(TIERKeys.TYPE_.text(type)));
    }

    /** From one {@code type} to another, both included. */
    public RangeQuery<TIER> typeBetween(TYPE from, TYPE to) {
      return where(within().between(TIERKeys.TYPE_.text(from), TIERKeys.TYPE_.text(to)));
    }

    /** This {@code type} and all above it. */
    public RangeQuery<TIER> typeFrom(TYPE type) {
      return where(within().from(TIERKeys.TYPE_.text(type)));
    }

    /** All above this {@code type}. */
    public RangeQuery<TIER> typeAfter(TYPE type) {
      return where(within().after(TIERKeys.TYPE_.text(type)));
    }

    /** This {@code type} and all below it. */
    public RangeQuery<TIER> typeUntil(TYPE type) {
      return where(within().until(TIERKeys.TYPE_.text(type)));
    }

    /** All below this {@code type}. */
    public RangeQuery<TIER> typeBefore(TYPE type) {
      return where(within().before(TIERKeys.TYPE_.text(type)));
    }
  }
}
