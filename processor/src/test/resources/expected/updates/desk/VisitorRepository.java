package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Visitor}: {@code VISITOR#{email:escaped} / VISITOR}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class VisitorRepository extends Repository<Visitor> {
  private final TableContext table;
  private final QuerySource<Visitor> all;
  private final QuerySource<Visitor> byName;

  VisitorRepository(TableContext table, TypeFilter all, TypeFilter byName) {
    super(table, VisitorMapper.INSTANCE);
    this.table = table;
    this.all = QuerySource.globalIndex(table, VisitorMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", all).named("all");
    this.byName = QuerySource.globalIndex(table, VisitorMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", byName).named("byName");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Visitor> get(String email) {
    return get(VisitorKeys.primary(email));
  }

  /** GetItem, not sent yet. */
  public Get<Visitor> prepareGet(String email) {
    return prepareGet(VisitorKeys.primary(email));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Visitor> delete(String email) {
    return delete(VisitorKeys.primary(email));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Visitor> prepareDelete(String email) {
    return prepareDelete(VisitorKeys.primary(email));
  }

  /** For a transaction: that there is such an item. */
  public Check<Visitor> prepareCheck(String email) {
    return prepareCheck(VisitorKeys.primary(email));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public VisitorUpdate update(String email) {
    return new VisitorUpdate(this.table, VisitorKeys.primary(email), false, email);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public VisitorUpdate update(Visitor visitor) {
    return new VisitorUpdate(this.table, VisitorMapper.INSTANCE.key(visitor), false, visitor.email());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public VisitorUpdate upsert(String email) {
    return new VisitorUpdate(this.table, VisitorKeys.primary(email), true, email);
  }

  /**
   * Query of {@code GSI1}, its 2 shards merged: {@code GSI1PK = ALL#{email:shard(2)}}, {@code GSI1SK = {email:escaped}}.
   */
  public All all() {
    return new All(all, VisitorKeys.allPartitions());
  }

  /**
   * Query of {@code GSI1} for one {@code email}, in its shard alone: {@code GSI1PK = ALL#{email:shard(2)}}, {@code GSI1SK = {email:escaped}}.
   */
  public All all(String email) {
    return new All(all, VisitorKeys.allPartitions(email), PropertyFilter.equal("email",
        StoredBound.of(VisitorKeys.EMAIL_SHARD, Converters.ofString(), email)));
  }

  /** Query of {@code GSI2}: {@code GSI2PK = NAME#{name:escaped}}, {@code GSI2SK = {email:escaped}}. */
  public ByName byName(String name) {
    return new ByName(byName, VisitorKeys.byNamePartition(name));
  }

  /** The query {@code all}. */
  public static final class All extends IndexQuery<Visitor, All> {
    private All(QuerySource<Visitor> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }

    /** Only this {@code email}. */
    public RangeQuery<Visitor> email(String email) {
      return where(exactly(VisitorKeys.ALL_EMAIL.text(email)));
    }

    /** Every {@code email} that starts so. */
    public RangeQuery<Visitor> emailStartingWith(String start) {
      return where(beginningWith(VisitorKeys.ALL_EMAIL.text(start)));
    }

    /**
     * From one {@code email} to another, both included, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Visitor> emailBetween(String from, String to) {
      return where(within().between(VisitorKeys.ALL_EMAIL.text(from),
          VisitorKeys.ALL_EMAIL.text(to)));
    }

    /**
     * This {@code email} and all above it, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Visitor> emailFrom(String email) {
      return where(within().from(VisitorKeys.ALL_EMAIL.text(email)));
    }

    /**
     * All above this {@code email}, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Visitor> emailAfter(String email) {
      return where(within().after(VisitorKeys.ALL_EMAIL.text(email)));
    }

    /**
     * This {@code email} and all below it, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Visitor> emailUntil(String email) {
      return where(within().until(VisitorKeys.ALL_EMAIL.text(email)));
    }

    /**
     * All below this {@code email}, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Visitor> emailBefore(String email) {
      return where(within().before(VisitorKeys.ALL_EMAIL.text(email)));
    }
  }

  /** The query {@code byName}. */
  public static final class ByName extends IndexQuery<Visitor, ByName> {
    private ByName(QuerySource<Visitor> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code email}. */
    public RangeQuery<Visitor> email(String email) {
      return where(exactly(VisitorKeys.ALL_EMAIL.text(email)));
    }

    /** Every {@code email} that starts so. */
    public RangeQuery<Visitor> emailStartingWith(String start) {
      return where(beginningWith(VisitorKeys.ALL_EMAIL.text(start)));
    }

    /**
     * From one {@code email} to another, both included, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Visitor> emailBetween(String from, String to) {
      return where(within().between(VisitorKeys.ALL_EMAIL.text(from),
          VisitorKeys.ALL_EMAIL.text(to)));
    }

    /**
     * This {@code email} and all above it, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Visitor> emailFrom(String email) {
      return where(within().from(VisitorKeys.ALL_EMAIL.text(email)));
    }

    /**
     * All above this {@code email}, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Visitor> emailAfter(String email) {
      return where(within().after(VisitorKeys.ALL_EMAIL.text(email)));
    }

    /**
     * This {@code email} and all below it, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Visitor> emailUntil(String email) {
      return where(within().until(VisitorKeys.ALL_EMAIL.text(email)));
    }

    /**
     * All below this {@code email}, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Visitor> emailBefore(String email) {
      return where(within().before(VisitorKeys.ALL_EMAIL.text(email)));
    }
  }
}
