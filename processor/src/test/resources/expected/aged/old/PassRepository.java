package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.ExpiringGet;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TypeFilter;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Pass}: {@code PASS#{passId} / PASS}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PassRepository extends Repository<Pass> {
  private final TableContext table;
  private final QuerySource<Pass> byExpiry;

  PassRepository(TableContext table, TypeFilter byExpiry) {
    super(table, PassMapper.INSTANCE);
    this.table = table;
    this.byExpiry = QuerySource.globalIndex(table, PassMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byExpiry).named("byExpiry");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Pass> get(String passId) {
    return get(PassKeys.primary(passId));
  }

  /** GetItem, not sent yet. */
  public ExpiringGet<Pass> prepareGet(String passId) {
    return prepareGet(PassKeys.primary(passId));
  }

  /** GetItem, not sent yet; it can be told to give nothing for an item that has expired. */
  @Override
  public ExpiringGet<Pass> prepareGet(PrimaryKey<Pass> key) {
    return new ExpiringGet<>(table, PassMapper.INSTANCE, key);
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Pass> delete(String passId) {
    return delete(PassKeys.primary(passId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Pass> prepareDelete(String passId) {
    return prepareDelete(PassKeys.primary(passId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Pass> prepareCheck(String passId) {
    return prepareCheck(PassKeys.primary(passId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public PassUpdate update(String passId) {
    return new PassUpdate(this.table, PassKeys.primary(passId), passId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public PassUpdate.OfEntity update(Pass pass) {
    return new PassUpdate.OfEntity(this.table, PassMapper.INSTANCE.key(pass), pass.passId(), pass);
  }

  /** Query of {@code GSI1}: {@code GSI1PK = GROUP#{group}}, {@code GSI1SK = {expiresAt}#{since:seconds}#{passId}}. */
  public ByExpiry byExpiry(String group) {
    return new ByExpiry(byExpiry, PassKeys.byExpiryPartition(group));
  }

  /** The query {@code byExpiry}. */
  public static final class ByExpiry extends IndexQuery<Pass, ByExpiry> {
    private ByExpiry(QuerySource<Pass> source, String partition) {
      super(source, partition, "");
    }

    /**
     * Leaves out items that have expired by the options' clock and are not deleted yet. A filter: what is left out has been read, and a page can be empty with more to come.
     */
    public ByExpiry hideExpired() {
      return leaveOutExpired(PassMapper.INSTANCE);
    }

    /** Only this {@code expiresAt}. */
    public ByExpiryExpiresAt expiresAt(Instant expiresAt) {
      return new ByExpiryExpiresAt(this, PassKeys.EXPIRES_AT.text(expiresAt).concat("#"));
    }

    /** From one {@code expiresAt} to another, both included. */
    public RangeQuery<Pass> expiresAtBetween(Instant from, Instant to) {
      return where(within("#").between(PassKeys.EXPIRES_AT.text(from),
          PassKeys.EXPIRES_AT.text(to)));
    }

    /** This {@code expiresAt} and all above it. */
    public RangeQuery<Pass> expiresAtFrom(Instant expiresAt) {
      return where(within("#").from(PassKeys.EXPIRES_AT.text(expiresAt)));
    }

    /** All above this {@code expiresAt}. */
    public RangeQuery<Pass> expiresAtAfter(Instant expiresAt) {
      return where(within("#").after(PassKeys.EXPIRES_AT.text(expiresAt)));
    }

    /** This {@code expiresAt} and all below it. */
    public RangeQuery<Pass> expiresAtUntil(Instant expiresAt) {
      return where(within("#").until(PassKeys.EXPIRES_AT.text(expiresAt)));
    }

    /** All below this {@code expiresAt}. */
    public RangeQuery<Pass> expiresAtBefore(Instant expiresAt) {
      return where(within("#").before(PassKeys.EXPIRES_AT.text(expiresAt)));
    }
  }

  /** The query {@code byExpiry} with {@code expiresAt} fixed. */
  public static final class ByExpiryExpiresAt extends IndexQuery<Pass, ByExpiryExpiresAt> {
    private ByExpiryExpiresAt(ByExpiry previous, String component) {
      super(previous, component);
    }

    /**
     * Leaves out items that have expired by the options' clock and are not deleted yet. A filter: what is left out has been read, and a page can be empty with more to come.
     */
    public ByExpiryExpiresAt hideExpired() {
      return leaveOutExpired(PassMapper.INSTANCE);
    }

    /** Only this {@code since}. */
    public ByExpiryExpiresAtSince since(Instant since) {
      return new ByExpiryExpiresAtSince(this, PassKeys.SINCE.text(since).concat("#"),
          PropertyFilter.equal("since",
          StoredBound.of(PassKeys.SINCE, Converters.ofInstant(), since)));
    }

    /** From one {@code since} to another, both included. */
    public RangeQuery<Pass> sinceBetween(Instant from, Instant to) {
      return where(within("#").between(PassKeys.SINCE.text(from), PassKeys.SINCE.text(to)),
          PropertyFilter.greaterOrEqual("since",
          StoredBound.of(PassKeys.SINCE, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("since",
          StoredBound.of(PassKeys.SINCE, Converters.ofInstant(), to)));
    }

    /** This {@code since} and all above it. */
    public RangeQuery<Pass> sinceFrom(Instant since) {
      return where(within("#").from(PassKeys.SINCE.text(since)),
          PropertyFilter.greaterOrEqual("since",
          StoredBound.of(PassKeys.SINCE, Converters.ofInstant(), since)));
    }

    /** All above this {@code since}. */
    public RangeQuery<Pass> sinceAfter(Instant since) {
      return where(within("#").from(PassKeys.SINCE.text(since)), PropertyFilter.greaterThan("since",
          StoredBound.of(PassKeys.SINCE, Converters.ofInstant(), since)));
    }

    /** This {@code since} and all below it. */
    public RangeQuery<Pass> sinceUntil(Instant since) {
      return where(within("#").until(PassKeys.SINCE.text(since)),
          PropertyFilter.lessOrEqual("since",
          StoredBound.of(PassKeys.SINCE, Converters.ofInstant(), since)));
    }

    /** All below this {@code since}. */
    public RangeQuery<Pass> sinceBefore(Instant since) {
      return where(within("#").until(PassKeys.SINCE.text(since)), PropertyFilter.lessThan("since",
          StoredBound.of(PassKeys.SINCE, Converters.ofInstant(), since)));
    }
  }

  /** The query {@code byExpiry} with {@code expiresAt}, {@code since} fixed. */
  public static final class ByExpiryExpiresAtSince extends IndexQuery<Pass, ByExpiryExpiresAtSince> {
    private ByExpiryExpiresAtSince(ByExpiryExpiresAt previous, String component,
        PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /**
     * Leaves out items that have expired by the options' clock and are not deleted yet. A filter: what is left out has been read, and a page can be empty with more to come.
     */
    public ByExpiryExpiresAtSince hideExpired() {
      return leaveOutExpired(PassMapper.INSTANCE);
    }

    /** Only this {@code passId}. */
    public RangeQuery<Pass> passId(String passId) {
      return where(exactly(PassKeys.BY_EXPIRY_PASS_ID.text(passId)));
    }

    /** Every {@code passId} that starts so. */
    public RangeQuery<Pass> passIdStartingWith(String start) {
      return where(beginningWith(PassKeys.BY_EXPIRY_PASS_ID.text(start)));
    }

    /** From one {@code passId} to another, both included. */
    public RangeQuery<Pass> passIdBetween(String from, String to) {
      return where(within().between(PassKeys.BY_EXPIRY_PASS_ID.text(from),
          PassKeys.BY_EXPIRY_PASS_ID.text(to)));
    }

    /** This {@code passId} and all above it. */
    public RangeQuery<Pass> passIdFrom(String passId) {
      return where(within().from(PassKeys.BY_EXPIRY_PASS_ID.text(passId)));
    }

    /** All above this {@code passId}. */
    public RangeQuery<Pass> passIdAfter(String passId) {
      return where(within().after(PassKeys.BY_EXPIRY_PASS_ID.text(passId)));
    }

    /** This {@code passId} and all below it. */
    public RangeQuery<Pass> passIdUntil(String passId) {
      return where(within().until(PassKeys.BY_EXPIRY_PASS_ID.text(passId)));
    }

    /** All below this {@code passId}. */
    public RangeQuery<Pass> passIdBefore(String passId) {
      return where(within().before(PassKeys.BY_EXPIRY_PASS_ID.text(passId)));
    }
  }
}
