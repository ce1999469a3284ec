package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
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
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Booking}: {@code ACCOUNT#{account:escaped} / {bookedAt:yyyy-MM}#{amount:signed8.2}#{id:rest}}.
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BookingRepository extends Repository<Booking> {
  private final TableContext table;
  private final QuerySource<Booking> ofAccount;
  private final QuerySource<Booking> byHolder;
  private final QuerySource<Booking> byDay;
  private final QuerySource<Booking> byCode;
  private final QuerySource<Booking> byBalance;

  BookingRepository(TableContext table, TypeFilter ofAccount, TypeFilter byHolder, TypeFilter byDay,
      TypeFilter byCode, TypeFilter byBalance) {
    super(table, BookingMapper.INSTANCE);
    this.table = table;
    this.ofAccount = QuerySource.table(table, BookingMapper.INSTANCE, ofAccount).named("ofAccount");
    this.byHolder = QuerySource.globalIndex(table, BookingMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byHolder).named("byHolder");
    this.byDay = QuerySource.globalIndex(table, BookingMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", byDay).named("byDay");
    this.byCode = QuerySource.globalIndex(table, BookingMapper.INSTANCE,
        "GSI3", "GSI3PK", "GSI3SK", byCode).named("byCode");
    this.byBalance = QuerySource.globalIndex(table, BookingMapper.INSTANCE,
        "GSI4", "GSI4PK", "GSI4SK", byBalance).named("byBalance");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Booking> get(String account, YearMonth bookedAt, BigDecimal amount, String id) {
    return get(BookingKeys.primary(account, bookedAt, amount, id));
  }

  /** GetItem, not sent yet. */
  public Get<Booking> prepareGet(String account, YearMonth bookedAt, BigDecimal amount, String id) {
    return prepareGet(BookingKeys.primary(account, bookedAt, amount, id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Booking> delete(String account, YearMonth bookedAt, BigDecimal amount,
      String id) {
    return delete(BookingKeys.primary(account, bookedAt, amount, id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Booking> prepareDelete(String account, YearMonth bookedAt, BigDecimal amount,
      String id) {
    return prepareDelete(BookingKeys.primary(account, bookedAt, amount, id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Booking> prepareCheck(String account, YearMonth bookedAt, BigDecimal amount,
      String id) {
    return prepareCheck(BookingKeys.primary(account, bookedAt, amount, id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public BookingUpdate update(String account, YearMonth bookedAt, BigDecimal amount, String id) {
    return new BookingUpdate(this.table, BookingKeys.primary(account, bookedAt, amount, id), account);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public BookingUpdate.OfEntity update(Booking booking) {
    return new BookingUpdate.OfEntity(this.table, BookingMapper.INSTANCE.key(booking), booking.account(), booking);
  }

  /**
   * Query of the table: {@code PK = ACCOUNT#{account:escaped}}, {@code SK = {bookedAt:yyyy-MM}#{amount:signed8.2}#{id:rest}}.
   */
  public OfAccount ofAccount(String account) {
    return new OfAccount(ofAccount, BookingKeys.partition(account));
  }

  /**
   * Query of {@code GSI1}: {@code GSI1PK = HOLDER#{email:sha256}}, {@code GSI1SK = {balance:signed6}{rate:3.4}#{code:upper}}.
   */
  public ByHolder byHolder(String email) {
    return new ByHolder(byHolder, BookingKeys.byHolderPartition(email));
  }

  /**
   * Query of {@code GSI2}: {@code GSI2PK = DAY#{bookedAt:date}}, {@code GSI2SK = {bookedAt:yyyy-MM-dd-HH}#{instalment.due:yyyy}#{instalment.share:1.6}#{weight:2.3}}.
   */
  public ByDay byDay(LocalDate bookedAt) {
    return new ByDay(byDay, BookingKeys.byDayPartition(bookedAt));
  }

  /**
   * Query of {@code GSI3}: {@code GSI3PK = CODE#{code:upper}#{number:signed30}}, {@code GSI3SK = {settledAt:millis}#{local:micros}}.
   */
  public ByCode byCode(String code, BigInteger number) {
    return new ByCode(byCode, BookingKeys.byCodePartition(code, number));
  }

  /** Query of {@code GSI4}: {@code GSI4PK = BALANCE#{balance:signed6}}, {@code GSI4SK = {account:escaped}}. */
  public ByBalance byBalance(int balance) {
    return new ByBalance(byBalance, BookingKeys.byBalancePartition(balance));
  }

  /** The query {@code ofAccount}. */
  public static final class OfAccount extends TableQuery<Booking, OfAccount> {
    private OfAccount(QuerySource<Booking> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code bookedAt}. */
    public OfAccountBookedAt bookedAt(YearMonth bookedAt) {
      return new OfAccountBookedAt(this, BookingKeys.BOOKED_AT.text(bookedAt).concat("#"));
    }

    /** Only this {@code bookedAt}. */
    public OfAccountBookedAt bookedAt(Instant bookedAt) {
      return new OfAccountBookedAt(this, BookingKeys.BOOKED_AT_INSTANT.text(bookedAt).concat("#"),
          PropertyFilter.equal("bookedAt",
          StoredBound.of(BookingKeys.BOOKED_AT_INSTANT, Converters.ofInstant(), bookedAt)));
    }

    /** From one {@code bookedAt} to another, both included. */
    public TableRangeQuery<Booking> bookedAtBetween(YearMonth from, YearMonth to) {
      return where(within("#").between(BookingKeys.BOOKED_AT.text(from),
          BookingKeys.BOOKED_AT.text(to)));
    }

    /** This {@code bookedAt} and all above it. */
    public TableRangeQuery<Booking> bookedAtFrom(YearMonth bookedAt) {
      return where(within("#").from(BookingKeys.BOOKED_AT.text(bookedAt)));
    }

    /** All above this {@code bookedAt}. */
    public TableRangeQuery<Booking> bookedAtAfter(YearMonth bookedAt) {
      return where(within("#").after(BookingKeys.BOOKED_AT.text(bookedAt)));
    }

    /** This {@code bookedAt} and all below it. */
    public TableRangeQuery<Booking> bookedAtUntil(YearMonth bookedAt) {
      return where(within("#").until(BookingKeys.BOOKED_AT.text(bookedAt)));
    }

    /** All below this {@code bookedAt}. */
    public TableRangeQuery<Booking> bookedAtBefore(YearMonth bookedAt) {
      return where(within("#").before(BookingKeys.BOOKED_AT.text(bookedAt)));
    }

    /** From one {@code bookedAt} to another, both included. */
    public TableRangeQuery<Booking> bookedAtBetween(Instant from, Instant to) {
      return where(within("#").between(BookingKeys.BOOKED_AT_INSTANT.text(from),
          BookingKeys.BOOKED_AT_INSTANT.text(to)), PropertyFilter.greaterOrEqual("bookedAt",
          StoredBound.of(BookingKeys.BOOKED_AT_INSTANT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("bookedAt",
          StoredBound.of(BookingKeys.BOOKED_AT_INSTANT, Converters.ofInstant(), to)));
    }

    /** This {@code bookedAt} and all above it. */
    public TableRangeQuery<Booking> bookedAtFrom(Instant bookedAt) {
      return where(within("#").from(BookingKeys.BOOKED_AT_INSTANT.text(bookedAt)),
          PropertyFilter.greaterOrEqual("bookedAt",
          StoredBound.of(BookingKeys.BOOKED_AT_INSTANT, Converters.ofInstant(), bookedAt)));
    }

    /** All above this {@code bookedAt}. */
    public TableRangeQuery<Booking> bookedAtAfter(Instant bookedAt) {
      return where(within("#").from(BookingKeys.BOOKED_AT_INSTANT.text(bookedAt)),
          PropertyFilter.greaterThan("bookedAt",
          StoredBound.of(BookingKeys.BOOKED_AT_INSTANT, Converters.ofInstant(), bookedAt)));
    }

    /** This {@code bookedAt} and all below it. */
    public TableRangeQuery<Booking> bookedAtUntil(Instant bookedAt) {
      return where(within("#").until(BookingKeys.BOOKED_AT_INSTANT.text(bookedAt)),
          PropertyFilter.lessOrEqual("bookedAt",
          StoredBound.of(BookingKeys.BOOKED_AT_INSTANT, Converters.ofInstant(), bookedAt)));
    }

    /** All below this {@code bookedAt}. */
    public TableRangeQuery<Booking> bookedAtBefore(Instant bookedAt) {
      return where(within("#").until(BookingKeys.BOOKED_AT_INSTANT.text(bookedAt)),
          PropertyFilter.lessThan("bookedAt",
          StoredBound.of(BookingKeys.BOOKED_AT_INSTANT, Converters.ofInstant(), bookedAt)));
    }
  }

  /** The query {@code ofAccount} with {@code bookedAt} fixed. */
  public static final class OfAccountBookedAt extends TableQuery<Booking, OfAccountBookedAt> {
    private OfAccountBookedAt(OfAccount previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code amount}. */
    public OfAccountBookedAtAmount amount(BigDecimal amount) {
      return new OfAccountBookedAtAmount(this, BookingKeys.AMOUNT.text(amount).concat("#"));
    }

    /** From one {@code amount} to another, both included. */
    public TableRangeQuery<Booking> amountBetween(BigDecimal from, BigDecimal to) {
      return where(within("#").between(BookingKeys.AMOUNT.text(from), BookingKeys.AMOUNT.text(to)));
    }

    /** This {@code amount} and all above it. */
    public TableRangeQuery<Booking> amountFrom(BigDecimal amount) {
      return where(within("#").from(BookingKeys.AMOUNT.text(amount)));
    }

    /** All above this {@code amount}. */
    public TableRangeQuery<Booking> amountAfter(BigDecimal amount) {
      return where(within("#").after(BookingKeys.AMOUNT.text(amount)));
    }

    /** This {@code amount} and all below it. */
    public TableRangeQuery<Booking> amountUntil(BigDecimal amount) {
      return where(within("#").until(BookingKeys.AMOUNT.text(amount)));
    }

    /** All below this {@code amount}. */
    public TableRangeQuery<Booking> amountBefore(BigDecimal amount) {
      return where(within("#").before(BookingKeys.AMOUNT.text(amount)));
    }
  }

  /** The query {@code ofAccount} with {@code bookedAt}, {@code amount} fixed. */
  public static final class OfAccountBookedAtAmount extends TableQuery<Booking, OfAccountBookedAtAmount> {
    private OfAccountBookedAtAmount(OfAccountBookedAt previous, String component) {
      super(previous, component);
    }

    /** Only this {@code id}. */
    public TableRangeQuery<Booking> id(String id) {
      return where(exactly(BookingKeys.ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public TableRangeQuery<Booking> idStartingWith(String start) {
      return where(beginningWith(BookingKeys.ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public TableRangeQuery<Booking> idBetween(String from, String to) {
      return where(within().between(BookingKeys.ID.text(from), BookingKeys.ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public TableRangeQuery<Booking> idFrom(String id) {
      return where(within().from(BookingKeys.ID.text(id)));
    }

    /** All above this {@code id}. */
    public TableRangeQuery<Booking> idAfter(String id) {
      return where(within().after(BookingKeys.ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public TableRangeQuery<Booking> idUntil(String id) {
      return where(within().until(BookingKeys.ID.text(id)));
    }

    /** All below this {@code id}. */
    public TableRangeQuery<Booking> idBefore(String id) {
      return where(within().before(BookingKeys.ID.text(id)));
    }
  }

  /** The query {@code byHolder}. */
  public static final class ByHolder extends IndexQuery<Booking, ByHolder> {
    private ByHolder(QuerySource<Booking> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code balance}. */
    public ByHolderBalance balance(int balance) {
      return new ByHolderBalance(this, BookingKeys.BALANCE.text(balance));
    }

    /** From one {@code balance} to another, both included. */
    public RangeQuery<Booking> balanceBetween(int from, int to) {
      return where(withinAdjoining().between(BookingKeys.BALANCE.text(from),
          BookingKeys.BALANCE.text(to)));
    }

    /** This {@code balance} and all above it. */
    public RangeQuery<Booking> balanceFrom(int balance) {
      return where(withinAdjoining().from(BookingKeys.BALANCE.text(balance)));
    }

    /** All above this {@code balance}. */
    public RangeQuery<Booking> balanceAfter(int balance) {
      return where(withinAdjoining().after(BookingKeys.BALANCE.text(balance)));
    }

    /** This {@code balance} and all below it. */
    public RangeQuery<Booking> balanceUntil(int balance) {
      return where(withinAdjoining().until(BookingKeys.BALANCE.text(balance)));
    }

    /** All below this {@code balance}. */
    public RangeQuery<Booking> balanceBefore(int balance) {
      return where(withinAdjoining().before(BookingKeys.BALANCE.text(balance)));
    }
  }

  /** The query {@code byHolder} with {@code balance} fixed. */
  public static final class ByHolderBalance extends IndexQuery<Booking, ByHolderBalance> {
    private ByHolderBalance(ByHolder previous, String component) {
      super(previous, component);
    }

    /** Only this {@code rate}. */
    public ByHolderBalanceRate rate(double rate) {
      return new ByHolderBalanceRate(this, BookingKeys.RATE.text(rate).concat("#"));
    }

    /** From one {@code rate} to another, both included. */
    public RangeQuery<Booking> rateBetween(double from, double to) {
      return where(within("#").between(BookingKeys.RATE.text(from), BookingKeys.RATE.text(to)));
    }

    /** This {@code rate} and all above it. */
    public RangeQuery<Booking> rateFrom(double rate) {
      return where(within("#").from(BookingKeys.RATE.text(rate)));
    }

    /** All above this {@code rate}. */
    public RangeQuery<Booking> rateAfter(double rate) {
      return where(within("#").after(BookingKeys.RATE.text(rate)));
    }

    /** This {@code rate} and all below it. */
    public RangeQuery<Booking> rateUntil(double rate) {
      return where(within("#").until(BookingKeys.RATE.text(rate)));
    }

    /** All below this {@code rate}. */
    public RangeQuery<Booking> rateBefore(double rate) {
      return where(within("#").before(BookingKeys.RATE.text(rate)));
    }
  }

  /** The query {@code byHolder} with {@code balance}, {@code rate} fixed. */
  public static final class ByHolderBalanceRate extends IndexQuery<Booking, ByHolderBalanceRate> {
    private ByHolderBalanceRate(ByHolderBalance previous, String component) {
      super(previous, component);
    }

    /** Only this {@code code}. */
    public RangeQuery<Booking> code(String code) {
      return where(exactly(BookingKeys.CODE.text(code)));
    }

    /** Every {@code code} that starts so. */
    public RangeQuery<Booking> codeStartingWith(String start) {
      return where(beginningWith(BookingKeys.CODE.text(start)));
    }

    /** From one {@code code} to another, both included. */
    public RangeQuery<Booking> codeBetween(String from, String to) {
      return where(within().between(BookingKeys.CODE.text(from), BookingKeys.CODE.text(to)));
    }

    /** This {@code code} and all above it. */
    public RangeQuery<Booking> codeFrom(String code) {
      return where(within().from(BookingKeys.CODE.text(code)));
    }

    /** All above this {@code code}. */
    public RangeQuery<Booking> codeAfter(String code) {
      return where(within().after(BookingKeys.CODE.text(code)));
    }

    /** This {@code code} and all below it. */
    public RangeQuery<Booking> codeUntil(String code) {
      return where(within().until(BookingKeys.CODE.text(code)));
    }

    /** All below this {@code code}. */
    public RangeQuery<Booking> codeBefore(String code) {
      return where(within().before(BookingKeys.CODE.text(code)));
    }
  }

  /** The query {@code byDay}. */
  public static final class ByDay extends IndexQuery<Booking, ByDay> {
    private ByDay(QuerySource<Booking> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code bookedAt}. */
    public ByDayBookedAt bookedAt(Instant bookedAt) {
      return new ByDayBookedAt(this, BookingKeys.BY_DAY_SORT_BOOKED_AT.text(bookedAt).concat("#"),
          PropertyFilter.equal("bookedAt",
          StoredBound.of(BookingKeys.BY_DAY_SORT_BOOKED_AT, Converters.ofInstant(), bookedAt)));
    }

    /** From one {@code bookedAt} to another, both included. */
    public RangeQuery<Booking> bookedAtBetween(Instant from, Instant to) {
      return where(within("#").between(BookingKeys.BY_DAY_SORT_BOOKED_AT.text(from),
          BookingKeys.BY_DAY_SORT_BOOKED_AT.text(to)), PropertyFilter.greaterOrEqual("bookedAt",
          StoredBound.of(BookingKeys.BY_DAY_SORT_BOOKED_AT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("bookedAt",
          StoredBound.of(BookingKeys.BY_DAY_SORT_BOOKED_AT, Converters.ofInstant(), to)));
    }

    /** This {@code bookedAt} and all above it. */
    public RangeQuery<Booking> bookedAtFrom(Instant bookedAt) {
      return where(within("#").from(BookingKeys.BY_DAY_SORT_BOOKED_AT.text(bookedAt)),
          PropertyFilter.greaterOrEqual("bookedAt",
          StoredBound.of(BookingKeys.BY_DAY_SORT_BOOKED_AT, Converters.ofInstant(), bookedAt)));
    }

    /** All above this {@code bookedAt}. */
    public RangeQuery<Booking> bookedAtAfter(Instant bookedAt) {
      return where(within("#").from(BookingKeys.BY_DAY_SORT_BOOKED_AT.text(bookedAt)),
          PropertyFilter.greaterThan("bookedAt",
          StoredBound.of(BookingKeys.BY_DAY_SORT_BOOKED_AT, Converters.ofInstant(), bookedAt)));
    }

    /** This {@code bookedAt} and all below it. */
    public RangeQuery<Booking> bookedAtUntil(Instant bookedAt) {
      return where(within("#").until(BookingKeys.BY_DAY_SORT_BOOKED_AT.text(bookedAt)),
          PropertyFilter.lessOrEqual("bookedAt",
          StoredBound.of(BookingKeys.BY_DAY_SORT_BOOKED_AT, Converters.ofInstant(), bookedAt)));
    }

    /** All below this {@code bookedAt}. */
    public RangeQuery<Booking> bookedAtBefore(Instant bookedAt) {
      return where(within("#").until(BookingKeys.BY_DAY_SORT_BOOKED_AT.text(bookedAt)),
          PropertyFilter.lessThan("bookedAt",
          StoredBound.of(BookingKeys.BY_DAY_SORT_BOOKED_AT, Converters.ofInstant(), bookedAt)));
    }
  }

  /** The query {@code byDay} with {@code bookedAt} fixed. */
  public static final class ByDayBookedAt extends IndexQuery<Booking, ByDayBookedAt> {
    private ByDayBookedAt(ByDay previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code instalment.due}. */
    public ByDayBookedAtInstalmentDue instalmentDue(Year instalmentDue) {
      return new ByDayBookedAtInstalmentDue(this,
          BookingKeys.INSTALMENT_DUE.text(instalmentDue).concat("#"));
    }

    /** Only this {@code instalment.due}. */
    public ByDayBookedAtInstalmentDue instalmentDue(LocalDateTime instalmentDue) {
      return new ByDayBookedAtInstalmentDue(this,
          BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME.text(instalmentDue).concat("#"),
          PropertyFilter.equal("due",
          StoredBound.of(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), instalmentDue)).in("instalment"));
    }

    /** From one {@code instalment.due} to another, both included. */
    public RangeQuery<Booking> instalmentDueBetween(Year from, Year to) {
      return where(within("#").between(BookingKeys.INSTALMENT_DUE.text(from),
          BookingKeys.INSTALMENT_DUE.text(to)));
    }

    /** This {@code instalment.due} and all above it. */
    public RangeQuery<Booking> instalmentDueFrom(Year instalmentDue) {
      return where(within("#").from(BookingKeys.INSTALMENT_DUE.text(instalmentDue)));
    }

    /** All above this {@code instalment.due}. */
    public RangeQuery<Booking> instalmentDueAfter(Year instalmentDue) {
      return where(within("#").after(BookingKeys.INSTALMENT_DUE.text(instalmentDue)));
    }

    /** This {@code instalment.due} and all below it. */
    public RangeQuery<Booking> instalmentDueUntil(Year instalmentDue) {
      return where(within("#").until(BookingKeys.INSTALMENT_DUE.text(instalmentDue)));
    }

    /** All below this {@code instalment.due}. */
    public RangeQuery<Booking> instalmentDueBefore(Year instalmentDue) {
      return where(within("#").before(BookingKeys.INSTALMENT_DUE.text(instalmentDue)));
    }

    /** From one {@code instalment.due} to another, both included. */
    public RangeQuery<Booking> instalmentDueBetween(LocalDateTime from, LocalDateTime to) {
      return where(within("#").between(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME.text(from),
          BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME.text(to)), PropertyFilter.greaterOrEqual("due",
          StoredBound.of(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), from)).in("instalment"),
          PropertyFilter.lessOrEqual("due",
          StoredBound.of(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), to)).in("instalment"));
    }

    /** This {@code instalment.due} and all above it. */
    public RangeQuery<Booking> instalmentDueFrom(LocalDateTime instalmentDue) {
      return where(within("#").from(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME.text(instalmentDue)),
          PropertyFilter.greaterOrEqual("due",
          StoredBound.of(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), instalmentDue)).in("instalment"));
    }

    /** All above this {@code instalment.due}. */
    public RangeQuery<Booking> instalmentDueAfter(LocalDateTime instalmentDue) {
      return where(within("#").from(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME.text(instalmentDue)),
          PropertyFilter.greaterThan("due",
          StoredBound.of(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), instalmentDue)).in("instalment"));
    }

    /** This {@code instalment.due} and all below it. */
    public RangeQuery<Booking> instalmentDueUntil(LocalDateTime instalmentDue) {
      return where(within("#").until(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME.text(instalmentDue)),
          PropertyFilter.lessOrEqual("due",
          StoredBound.of(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), instalmentDue)).in("instalment"));
    }

    /** All below this {@code instalment.due}. */
    public RangeQuery<Booking> instalmentDueBefore(LocalDateTime instalmentDue) {
      return where(within("#").until(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME.text(instalmentDue)),
          PropertyFilter.lessThan("due",
          StoredBound.of(BookingKeys.INSTALMENT_DUE_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), instalmentDue)).in("instalment"));
    }
  }

  /** The query {@code byDay} with {@code bookedAt}, {@code instalment.due} fixed. */
  public static final class ByDayBookedAtInstalmentDue extends IndexQuery<Booking, ByDayBookedAtInstalmentDue> {
    private ByDayBookedAtInstalmentDue(ByDayBookedAt previous, String component,
        PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code instalment.share}. */
    public ByDayBookedAtInstalmentDueInstalmentShare instalmentShare(Double instalmentShare) {
      return new ByDayBookedAtInstalmentDueInstalmentShare(this,
          BookingKeys.INSTALMENT_SHARE.text(instalmentShare).concat("#"));
    }

    /** From one {@code instalment.share} to another, both included. */
    public RangeQuery<Booking> instalmentShareBetween(Double from, Double to) {
      return where(within("#").between(BookingKeys.INSTALMENT_SHARE.text(from),
          BookingKeys.INSTALMENT_SHARE.text(to)));
    }

    /** This {@code instalment.share} and all above it. */
    public RangeQuery<Booking> instalmentShareFrom(Double instalmentShare) {
      return where(within("#").from(BookingKeys.INSTALMENT_SHARE.text(instalmentShare)));
    }

    /** All above this {@code instalment.share}. */
    public RangeQuery<Booking> instalmentShareAfter(Double instalmentShare) {
      return where(within("#").after(BookingKeys.INSTALMENT_SHARE.text(instalmentShare)));
    }

    /** This {@code instalment.share} and all below it. */
    public RangeQuery<Booking> instalmentShareUntil(Double instalmentShare) {
      return where(within("#").until(BookingKeys.INSTALMENT_SHARE.text(instalmentShare)));
    }

    /** All below this {@code instalment.share}. */
    public RangeQuery<Booking> instalmentShareBefore(Double instalmentShare) {
      return where(within("#").before(BookingKeys.INSTALMENT_SHARE.text(instalmentShare)));
    }
  }

  /** The query {@code byDay} with {@code bookedAt}, {@code instalment.due}, {@code instalment.share} fixed. */
  public static final class ByDayBookedAtInstalmentDueInstalmentShare extends IndexQuery<Booking, ByDayBookedAtInstalmentDueInstalmentShare> {
    private ByDayBookedAtInstalmentDueInstalmentShare(ByDayBookedAtInstalmentDue previous,
        String component) {
      super(previous, component);
    }

    /** Only this {@code weight}. */
    public RangeQuery<Booking> weight(float weight) {
      return where(exactly(BookingKeys.WEIGHT.text(weight)));
    }

    /** From one {@code weight} to another, both included. */
    public RangeQuery<Booking> weightBetween(float from, float to) {
      return where(within().between(BookingKeys.WEIGHT.text(from), BookingKeys.WEIGHT.text(to)));
    }

    /** This {@code weight} and all above it. */
    public RangeQuery<Booking> weightFrom(float weight) {
      return where(within().from(BookingKeys.WEIGHT.text(weight)));
    }

    /** All above this {@code weight}. */
    public RangeQuery<Booking> weightAfter(float weight) {
      return where(within().after(BookingKeys.WEIGHT.text(weight)));
    }

    /** This {@code weight} and all below it. */
    public RangeQuery<Booking> weightUntil(float weight) {
      return where(within().until(BookingKeys.WEIGHT.text(weight)));
    }

    /** All below this {@code weight}. */
    public RangeQuery<Booking> weightBefore(float weight) {
      return where(within().before(BookingKeys.WEIGHT.text(weight)));
    }
  }

  /** The query {@code byCode}. */
  public static final class ByCode extends IndexQuery<Booking, ByCode> {
    private ByCode(QuerySource<Booking> source, String partition) {
      super(source, partition, "");
    }

    /** Every {@code settledAt} in the same millisecond: the key tells no more. */
    public ByCodeSettledAt settledAt(OffsetDateTime settledAt) {
      return new ByCodeSettledAt(this, BookingKeys.SETTLED_AT.text(settledAt).concat("#"));
    }
  }

  /** The query {@code byCode} with {@code settledAt} fixed. */
  public static final class ByCodeSettledAt extends IndexQuery<Booking, ByCodeSettledAt> {
    private ByCodeSettledAt(ByCode previous, String component) {
      super(previous, component);
    }

    /** Only this {@code local}. */
    public RangeQuery<Booking> local(LocalDateTime local) {
      return where(exactly(BookingKeys.LOCAL.text(local)), PropertyFilter.equal("local",
          StoredBound.of(BookingKeys.LOCAL, Converters.ofLocalDateTime(), local)));
    }

    /** From one {@code local} to another, both included. */
    public RangeQuery<Booking> localBetween(LocalDateTime from, LocalDateTime to) {
      return where(within().between(BookingKeys.LOCAL.text(from), BookingKeys.LOCAL.text(to)),
          PropertyFilter.greaterOrEqual("local",
          StoredBound.of(BookingKeys.LOCAL, Converters.ofLocalDateTime(), from)),
          PropertyFilter.lessOrEqual("local",
          StoredBound.of(BookingKeys.LOCAL, Converters.ofLocalDateTime(), to)));
    }

    /** This {@code local} and all above it. */
    public RangeQuery<Booking> localFrom(LocalDateTime local) {
      return where(within().from(BookingKeys.LOCAL.text(local)),
          PropertyFilter.greaterOrEqual("local",
          StoredBound.of(BookingKeys.LOCAL, Converters.ofLocalDateTime(), local)));
    }

    /** All above this {@code local}. */
    public RangeQuery<Booking> localAfter(LocalDateTime local) {
      return where(within().from(BookingKeys.LOCAL.text(local)), PropertyFilter.greaterThan("local",
          StoredBound.of(BookingKeys.LOCAL, Converters.ofLocalDateTime(), local)));
    }

    /** This {@code local} and all below it. */
    public RangeQuery<Booking> localUntil(LocalDateTime local) {
      return where(within().until(BookingKeys.LOCAL.text(local)),
          PropertyFilter.lessOrEqual("local",
          StoredBound.of(BookingKeys.LOCAL, Converters.ofLocalDateTime(), local)));
    }

    /** All below this {@code local}. */
    public RangeQuery<Booking> localBefore(LocalDateTime local) {
      return where(within().until(BookingKeys.LOCAL.text(local)), PropertyFilter.lessThan("local",
          StoredBound.of(BookingKeys.LOCAL, Converters.ofLocalDateTime(), local)));
    }
  }

  /** The query {@code byBalance}. */
  public static final class ByBalance extends IndexQuery<Booking, ByBalance> {
    private ByBalance(QuerySource<Booking> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code account}. */
    public RangeQuery<Booking> account(String account) {
      return where(exactly(BookingKeys.BY_BALANCE_ACCOUNT.text(account)));
    }

    /** Every {@code account} that starts so. */
    public RangeQuery<Booking> accountStartingWith(String start) {
      return where(beginningWith(BookingKeys.BY_BALANCE_ACCOUNT.text(start)));
    }

    /**
     * From one {@code account} to another, both included, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Booking> accountBetween(String from, String to) {
      return where(within().between(BookingKeys.BY_BALANCE_ACCOUNT.text(from),
          BookingKeys.BY_BALANCE_ACCOUNT.text(to)));
    }

    /**
     * This {@code account} and all above it, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Booking> accountFrom(String account) {
      return where(within().from(BookingKeys.BY_BALANCE_ACCOUNT.text(account)));
    }

    /**
     * All above this {@code account}, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Booking> accountAfter(String account) {
      return where(within().after(BookingKeys.BY_BALANCE_ACCOUNT.text(account)));
    }

    /**
     * This {@code account} and all below it, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Booking> accountUntil(String account) {
      return where(within().until(BookingKeys.BY_BALANCE_ACCOUNT.text(account)));
    }

    /**
     * All below this {@code account}, in the order of the escaped form ({@code #} as {@code %23}, {@code %} as {@code %25}).
     */
    public RangeQuery<Booking> accountBefore(String account) {
      return where(within().before(BookingKeys.BY_BALANCE_ACCOUNT.text(account)));
    }
  }
}
