package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
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
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.time.Duration;
import java.util.Currency;
import java.util.Locale;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import values.Code;
import values.Money;
import values.Status;

/** Reads and writes {@link Offer}: {@code OFFER#{code} / {market}#{currency}#{price:8.2}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OfferRepository extends Repository<Offer> {
  private final TableContext table;
  private final QuerySource<Offer> ofCode;
  private final QuerySource<Offer> byStatus;
  private final QuerySource<Offer> byRank;

  OfferRepository(TableContext table, TypeFilter ofCode, TypeFilter byStatus, TypeFilter byRank) {
    super(table, OfferMapper.INSTANCE);
    this.table = table;
    this.ofCode = QuerySource.table(table, OfferMapper.INSTANCE, ofCode).named("ofCode");
    this.byStatus = QuerySource.globalIndex(table, OfferMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byStatus).named("byStatus");
    this.byRank = QuerySource.globalIndex(table, OfferMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", byRank).named("byRank");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Offer> get(Code code, Locale market, Currency currency, Money price) {
    return get(OfferKeys.primary(code, market, currency, price));
  }

  /** GetItem, not sent yet. */
  public Get<Offer> prepareGet(Code code, Locale market, Currency currency, Money price) {
    return prepareGet(OfferKeys.primary(code, market, currency, price));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Offer> delete(Code code, Locale market, Currency currency, Money price) {
    return delete(OfferKeys.primary(code, market, currency, price));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Offer> prepareDelete(Code code, Locale market, Currency currency, Money price) {
    return prepareDelete(OfferKeys.primary(code, market, currency, price));
  }

  /** For a transaction: that there is such an item. */
  public Check<Offer> prepareCheck(Code code, Locale market, Currency currency, Money price) {
    return prepareCheck(OfferKeys.primary(code, market, currency, price));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public OfferUpdate update(Code code, Locale market, Currency currency, Money price) {
    return new OfferUpdate(this.table, OfferKeys.primary(code, market, currency, price), code);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public OfferUpdate.OfEntity update(Offer offer) {
    return new OfferUpdate.OfEntity(this.table, OfferMapper.INSTANCE.key(offer), offer.code(), offer);
  }

  /** Query of the table: {@code PK = OFFER#{code}}, {@code SK = {market}#{currency}#{price:8.2}}. */
  public OfCode ofCode(Code code) {
    return new OfCode(ofCode, OfferKeys.partition(code));
  }

  /**
   * Query of {@code GSI1}, its 4 shards merged: {@code GSI1PK = STATUS#{status}#{code:shard(4)}}, {@code GSI1SK = {status}#{term:6}}.
   */
  public ByStatus byStatus(Status status) {
    return new ByStatus(byStatus, OfferKeys.byStatusPartitions(status));
  }

  /**
   * Query of {@code GSI1} for one {@code code}, in its shard alone: {@code GSI1PK = STATUS#{status}#{code:shard(4)}}, {@code GSI1SK = {status}#{term:6}}.
   */
  public ByStatus byStatus(Status status, Code code) {
    return new ByStatus(byStatus, OfferKeys.byStatusPartitions(status, code),
        PropertyFilter.equal("code", StoredBound.of(OfferKeys.CODE_SHARD, OfferMapper.CODE, code)));
  }

  /** Query of {@code GSI2}: {@code GSI2PK = RANK}, {@code GSI2SK = {rank:4}#{code}}. */
  public ByRank byRank() {
    return new ByRank(byRank, OfferKeys.byRankPartition());
  }

  /** The query {@code ofCode}. */
  public static final class OfCode extends TableQuery<Offer, OfCode> {
    private OfCode(QuerySource<Offer> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code market}. */
    public OfCodeMarket market(Locale market) {
      return new OfCodeMarket(this, OfferKeys.MARKET.text(market).concat("#"));
    }
  }

  /** The query {@code ofCode} with {@code market} fixed. */
  public static final class OfCodeMarket extends TableQuery<Offer, OfCodeMarket> {
    private OfCodeMarket(OfCode previous, String component) {
      super(previous, component);
    }

    /** Only this {@code currency}. */
    public OfCodeMarketCurrency currency(Currency currency) {
      return new OfCodeMarketCurrency(this, OfferKeys.CURRENCY.text(currency).concat("#"));
    }

    /** From one {@code currency} to another, both included. */
    public TableRangeQuery<Offer> currencyBetween(Currency from, Currency to) {
      return where(within("#").between(OfferKeys.CURRENCY.text(from), OfferKeys.CURRENCY.text(to)));
    }

    /** This {@code currency} and all above it. */
    public TableRangeQuery<Offer> currencyFrom(Currency currency) {
      return where(within("#").from(OfferKeys.CURRENCY.text(currency)));
    }

    /** All above this {@code currency}. */
    public TableRangeQuery<Offer> currencyAfter(Currency currency) {
      return where(within("#").after(OfferKeys.CURRENCY.text(currency)));
    }

    /** This {@code currency} and all below it. */
    public TableRangeQuery<Offer> currencyUntil(Currency currency) {
      return where(within("#").until(OfferKeys.CURRENCY.text(currency)));
    }

    /** All below this {@code currency}. */
    public TableRangeQuery<Offer> currencyBefore(Currency currency) {
      return where(within("#").before(OfferKeys.CURRENCY.text(currency)));
    }
  }

  /** The query {@code ofCode} with {@code market}, {@code currency} fixed. */
  public static final class OfCodeMarketCurrency extends TableQuery<Offer, OfCodeMarketCurrency> {
    private OfCodeMarketCurrency(OfCodeMarket previous, String component) {
      super(previous, component);
    }

    /** Only this {@code price}. */
    public TableRangeQuery<Offer> price(Money price) {
      return where(exactly(OfferKeys.PRICE.text(price)));
    }

    /** From one {@code price} to another, both included. */
    public TableRangeQuery<Offer> priceBetween(Money from, Money to) {
      return where(within().between(OfferKeys.PRICE.text(from), OfferKeys.PRICE.text(to)));
    }

    /** This {@code price} and all above it. */
    public TableRangeQuery<Offer> priceFrom(Money price) {
      return where(within().from(OfferKeys.PRICE.text(price)));
    }

    /** All above this {@code price}. */
    public TableRangeQuery<Offer> priceAfter(Money price) {
      return where(within().after(OfferKeys.PRICE.text(price)));
    }

    /** This {@code price} and all below it. */
    public TableRangeQuery<Offer> priceUntil(Money price) {
      return where(within().until(OfferKeys.PRICE.text(price)));
    }

    /** All below this {@code price}. */
    public TableRangeQuery<Offer> priceBefore(Money price) {
      return where(within().before(OfferKeys.PRICE.text(price)));
    }
  }

  /** The query {@code byStatus}. */
  public static final class ByStatus extends IndexQuery<Offer, ByStatus> {
    private ByStatus(QuerySource<Offer> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }

    /** Only this {@code status}. */
    public ByStatusStatus status(Status status) {
      return new ByStatusStatus(this, OfferKeys.BY_STATUS_STATUS.text(status).concat("#"));
    }

    /** From one {@code status} to another, both included. */
    public RangeQuery<Offer> statusBetween(Status from, Status to) {
      return where(within("#").between(OfferKeys.BY_STATUS_STATUS.text(from),
          OfferKeys.BY_STATUS_STATUS.text(to)));
    }

    /** This {@code status} and all above it. */
    public RangeQuery<Offer> statusFrom(Status status) {
      return where(within("#").from(OfferKeys.BY_STATUS_STATUS.text(status)));
    }

    /** All above this {@code status}. */
    public RangeQuery<Offer> statusAfter(Status status) {
      return where(within("#").after(OfferKeys.BY_STATUS_STATUS.text(status)));
    }

    /** This {@code status} and all below it. */
    public RangeQuery<Offer> statusUntil(Status status) {
      return where(within("#").until(OfferKeys.BY_STATUS_STATUS.text(status)));
    }

    /** All below this {@code status}. */
    public RangeQuery<Offer> statusBefore(Status status) {
      return where(within("#").before(OfferKeys.BY_STATUS_STATUS.text(status)));
    }
  }

  /** The query {@code byStatus} with {@code status} fixed. */
  public static final class ByStatusStatus extends IndexQuery<Offer, ByStatusStatus> {
    private ByStatusStatus(ByStatus previous, String component) {
      super(previous, component);
    }

    /** Only this {@code term}. */
    public RangeQuery<Offer> term(Duration term) {
      return where(exactly(OfferKeys.TERM.text(term)));
    }

    /** From one {@code term} to another, both included. */
    public RangeQuery<Offer> termBetween(Duration from, Duration to) {
      return where(within().between(OfferKeys.TERM.text(from), OfferKeys.TERM.text(to)));
    }

    /** This {@code term} and all above it. */
    public RangeQuery<Offer> termFrom(Duration term) {
      return where(within().from(OfferKeys.TERM.text(term)));
    }

    /** All above this {@code term}. */
    public RangeQuery<Offer> termAfter(Duration term) {
      return where(within().after(OfferKeys.TERM.text(term)));
    }

    /** This {@code term} and all below it. */
    public RangeQuery<Offer> termUntil(Duration term) {
      return where(within().until(OfferKeys.TERM.text(term)));
    }

    /** All below this {@code term}. */
    public RangeQuery<Offer> termBefore(Duration term) {
      return where(within().before(OfferKeys.TERM.text(term)));
    }
  }

  /** The query {@code byRank}. */
  public static final class ByRank extends IndexQuery<Offer, ByRank> {
    private ByRank(QuerySource<Offer> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code rank}. */
    public ByRankRank rank(int rank) {
      return new ByRankRank(this, OfferKeys.RANK.text(rank).concat("#"));
    }

    /** From one {@code rank} to another, both included. */
    public RangeQuery<Offer> rankBetween(int from, int to) {
      return where(within("#").between(OfferKeys.RANK.text(from), OfferKeys.RANK.text(to)));
    }

    /** This {@code rank} and all above it. */
    public RangeQuery<Offer> rankFrom(int rank) {
      return where(within("#").from(OfferKeys.RANK.text(rank)));
    }

    /** All above this {@code rank}. */
    public RangeQuery<Offer> rankAfter(int rank) {
      return where(within("#").after(OfferKeys.RANK.text(rank)));
    }

    /** This {@code rank} and all below it. */
    public RangeQuery<Offer> rankUntil(int rank) {
      return where(within("#").until(OfferKeys.RANK.text(rank)));
    }

    /** All below this {@code rank}. */
    public RangeQuery<Offer> rankBefore(int rank) {
      return where(within("#").before(OfferKeys.RANK.text(rank)));
    }
  }

  /** The query {@code byRank} with {@code rank} fixed. */
  public static final class ByRankRank extends IndexQuery<Offer, ByRankRank> {
    private ByRankRank(ByRank previous, String component) {
      super(previous, component);
    }

    /** Only this {@code code}. */
    public RangeQuery<Offer> code(Code code) {
      return where(exactly(OfferKeys.BY_RANK_CODE.text(code)));
    }

    /** From one {@code code} to another, both included. */
    public RangeQuery<Offer> codeBetween(Code from, Code to) {
      return where(within().between(OfferKeys.BY_RANK_CODE.text(from),
          OfferKeys.BY_RANK_CODE.text(to)));
    }

    /** This {@code code} and all above it. */
    public RangeQuery<Offer> codeFrom(Code code) {
      return where(within().from(OfferKeys.BY_RANK_CODE.text(code)));
    }

    /** All above this {@code code}. */
    public RangeQuery<Offer> codeAfter(Code code) {
      return where(within().after(OfferKeys.BY_RANK_CODE.text(code)));
    }

    /** This {@code code} and all below it. */
    public RangeQuery<Offer> codeUntil(Code code) {
      return where(within().until(OfferKeys.BY_RANK_CODE.text(code)));
    }

    /** All below this {@code code}. */
    public RangeQuery<Offer> codeBefore(Code code) {
      return where(within().before(OfferKeys.BY_RANK_CODE.text(code)));
    }
  }
}
