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

/** Reads and writes {@link Loud}: {@code LOUD#{SKU} / IN#{ID}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoudRepository extends Repository<Loud> {
  private final TableContext table;
  private final QuerySource<Loud> ofSku;
  private final QuerySource<Loud> byNumber;

  LoudRepository(TableContext table, TypeFilter ofSku, TypeFilter byNumber) {
    super(table, LoudMapper.INSTANCE);
    this.table = table;
    this.ofSku = QuerySource.table(table, LoudMapper.INSTANCE, ofSku).named("ofSku");
    this.byNumber = QuerySource.globalIndex(table, LoudMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byNumber).named("byNumber");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Loud> get(String sku, String id) {
    return get(LoudKeys.primary(sku, id));
  }

  /** GetItem, not sent yet. */
  public Get<Loud> prepareGet(String sku, String id) {
    return prepareGet(LoudKeys.primary(sku, id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Loud> delete(String sku, String id) {
    return delete(LoudKeys.primary(sku, id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Loud> prepareDelete(String sku, String id) {
    return prepareDelete(LoudKeys.primary(sku, id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Loud> prepareCheck(String sku, String id) {
    return prepareCheck(LoudKeys.primary(sku, id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public LoudUpdate update(String sku, String id) {
    return new LoudUpdate(this.table, LoudKeys.primary(sku, id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public LoudUpdate.OfEntity update(Loud loud) {
    return new LoudUpdate.OfEntity(this.table, LoudMapper.INSTANCE.key(loud), loud);
  }

  /** Query of the table: {@code PK = LOUD#{SKU}}, {@code SK = IN#{ID}}. */
  public OfSku ofSku(String sku) {
    return new OfSku(ofSku, LoudKeys.partition(sku));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = N#{_1}}, {@code GSI1SK = X#{IF}}. */
  public ByNumber byNumber(String value_1) {
    return new ByNumber(byNumber, LoudKeys.byNumberPartition(value_1));
  }

  /** The query {@code ofSku}. */
  public static final class OfSku extends TableQuery<Loud, OfSku> {
    private OfSku(QuerySource<Loud> source, String partition) {
      super(source, partition, "IN#");
    }

    /** Only this {@code ID}. */
    public TableRangeQuery<Loud> ID(String id) {
      return where(exactly(LoudKeys.ID.text(id)));
    }

    /** Every {@code ID} that starts so. */
    public TableRangeQuery<Loud> IDStartingWith(String start) {
      return where(beginningWith(LoudKeys.ID.text(start)));
    }

    /** From one {@code ID} to another, both included. */
    public TableRangeQuery<Loud> IDBetween(String from, String to) {
      return where(within().between(LoudKeys.ID.text(from), LoudKeys.ID.text(to)));
    }

    /** This {@code ID} and all above it. */
    public TableRangeQuery<Loud> IDFrom(String id) {
      return where(within().from(LoudKeys.ID.text(id)));
    }

    /** All above this {@code ID}. */
    public TableRangeQuery<Loud> IDAfter(String id) {
      return where(within().after(LoudKeys.ID.text(id)));
    }

    /** This {@code ID} and all below it. */
    public TableRangeQuery<Loud> IDUntil(String id) {
      return where(within().until(LoudKeys.ID.text(id)));
    }

    /** All below this {@code ID}. */
    public TableRangeQuery<Loud> IDBefore(String id) {
      return where(within().before(LoudKeys.ID.text(id)));
    }
  }

  /** The query {@code byNumber}. */
  public static final class ByNumber extends IndexQuery<Loud, ByNumber> {
    private ByNumber(QuerySource<Loud> source, String partition) {
      super(source, partition, "X#");
    }

    /** Only this {@code IF}. */
    public RangeQuery<Loud> IF(String if_) {
      return where(exactly(LoudKeys.IF.text(if_)));
    }

    /** Every {@code IF} that starts so. */
    public RangeQuery<Loud> IFStartingWith(String start) {
      return where(beginningWith(LoudKeys.IF.text(start)));
    }

    /** From one {@code IF} to another, both included. */
    public RangeQuery<Loud> IFBetween(String from, String to) {
      return where(within().between(LoudKeys.IF.text(from), LoudKeys.IF.text(to)));
    }

    /** This {@code IF} and all above it. */
    public RangeQuery<Loud> IFFrom(String if_) {
      return where(within().from(LoudKeys.IF.text(if_)));
    }

    /** All above this {@code IF}. */
    public RangeQuery<Loud> IFAfter(String if_) {
      return where(within().after(LoudKeys.IF.text(if_)));
    }

    /** This {@code IF} and all below it. */
    public RangeQuery<Loud> IFUntil(String if_) {
      return where(within().until(LoudKeys.IF.text(if_)));
    }

    /** All below this {@code IF}. */
    public RangeQuery<Loud> IFBefore(String if_) {
      return where(within().before(LoudKeys.IF.text(if_)));
    }
  }
}
