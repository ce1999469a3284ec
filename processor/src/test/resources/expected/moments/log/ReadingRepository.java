package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.KeysDecoder;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexKeysQuery;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.KeysRangeQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TableKeysQuery;
import io.keywright.runtime.query.TableKeysRangeQuery;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Reading}: {@code SENSOR#{sensor}#{takenAt:date} / READING#{takenAt}#{sequence:4}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReadingRepository extends Repository<Reading> {
  private final TableContext table;
  private final QuerySource<Reading> ofDay;
  private final QuerySource<Reading> byDay;
  private final QuerySource<PrimaryKey<Reading>> bySecond;
  private final QuerySource<Reading> byClock;
  private final QuerySource<Reading> byPlace;
  private final QuerySource<PrimaryKey<Reading>> byLevel;

  ReadingRepository(TableContext table, TypeFilter ofDay, TypeFilter byDay, TypeFilter bySecond,
      TypeFilter byClock, TypeFilter byPlace, TypeFilter byLevel) {
    super(table, ReadingMapper.INSTANCE);
    this.table = table;
    this.ofDay = QuerySource.table(table, ReadingMapper.INSTANCE, ofDay).named("ofDay");
    this.byDay = QuerySource.globalIndex(table, ReadingMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byDay).named("byDay");
    this.bySecond =
        QuerySource.globalIndex(table, KeysDecoder.of(Reading.class, ReadingMapper.INSTANCE, "PK", "SK"),
        "GSI2", "GSI2PK", "GSI2SK", bySecond).named("bySecond");
    this.byClock = QuerySource.globalIndex(table, ReadingMapper.INSTANCE,
        "GSI3", "GSI3PK", "GSI3SK", byClock).named("byClock");
    this.byPlace = QuerySource.globalIndex(table, ReadingMapper.INSTANCE,
        "GSI4", "GSI4PK", "GSI4SK", byPlace).named("byPlace");
    this.byLevel =
        QuerySource.localIndex(table, KeysDecoder.of(Reading.class, ReadingMapper.INSTANCE, "PK", "SK"),
        "LSI1", "PK", "LSI1SK", byLevel).named("byLevel");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Reading> get(String sensor, Instant takenAt, int sequence) {
    return get(ReadingKeys.primary(sensor, takenAt, sequence));
  }

  /** GetItem, not sent yet. */
  public Get<Reading> prepareGet(String sensor, Instant takenAt, int sequence) {
    return prepareGet(ReadingKeys.primary(sensor, takenAt, sequence));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Reading> delete(String sensor, Instant takenAt, int sequence) {
    return delete(ReadingKeys.primary(sensor, takenAt, sequence));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Reading> prepareDelete(String sensor, Instant takenAt, int sequence) {
    return prepareDelete(ReadingKeys.primary(sensor, takenAt, sequence));
  }

  /** For a transaction: that there is such an item. */
  public Check<Reading> prepareCheck(String sensor, Instant takenAt, int sequence) {
    return prepareCheck(ReadingKeys.primary(sensor, takenAt, sequence));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ReadingUpdate update(String sensor, Instant takenAt, int sequence) {
    return new ReadingUpdate(this.table, ReadingKeys.primary(sensor, takenAt, sequence), takenAt);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ReadingUpdate.OfEntity update(Reading reading) {
    return new ReadingUpdate.OfEntity(this.table, ReadingMapper.INSTANCE.key(reading), reading.takenAt(), reading);
  }

  /** Query of the table: {@code PK = SENSOR#{sensor}#{takenAt:date}}, {@code SK = READING#{takenAt}#{sequence:4}}. */
  public OfDay ofDay(String sensor, LocalDate takenAt) {
    return new OfDay(ofDay, ReadingKeys.partition(sensor, takenAt));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = DAY#{takenAt:date}}, {@code GSI1SK = {room}#{takenAt:date}#{id}}. */
  public ByDay byDay(LocalDate takenAt) {
    return new ByDay(byDay, ReadingKeys.byDayPartition(takenAt));
  }

  /** Query of {@code GSI2}: {@code GSI2PK = ROOM#{label:lower}}, {@code GSI2SK = AT#{takenAt:seconds}}. */
  public BySecond bySecond(String label) {
    return new BySecond(bySecond, ReadingKeys.bySecondPartition(label));
  }

  /**
   * Query of {@code GSI3}: {@code GSI3PK = BATCH#{batch}#{valid}}, {@code GSI3SK = {clock:seconds}#{month}{year}#{label:lower}}.
   */
  public ByClock byClock(long batch, boolean valid) {
    return new ByClock(byClock, ReadingKeys.byClockPartition(batch, valid));
  }

  /**
   * Query of {@code GSI4}: {@code GSI4PK = LEVEL#{level}}, {@code GSI4SK = {abroad:date}#{zoned:seconds}#{note:rest}}.
   */
  public ByPlace byPlace(Reading.Level level) {
    return new ByPlace(byPlace, ReadingKeys.byPlacePartition(level));
  }

  /** Query of {@code LSI1}: {@code PK = SENSOR#{sensor}#{takenAt:date}}, {@code LSI1SK = LEVEL#{level}#{id}}. */
  public ByLevel byLevel(String sensor, LocalDate takenAt) {
    return new ByLevel(byLevel, ReadingKeys.partition(sensor, takenAt));
  }

  /** The query {@code ofDay}. */
  public static final class OfDay extends TableQuery<Reading, OfDay> {
    private OfDay(QuerySource<Reading> source, String partition) {
      super(source, partition, "READING#");
    }

    /** Only this {@code takenAt}. */
    public OfDayTakenAt takenAt(Instant takenAt) {
      return new OfDayTakenAt(this, ReadingKeys.PRIMARY_TAKEN_AT.text(takenAt).concat("#"));
    }

    /** From one {@code takenAt} to another, both included. */
    public TableRangeQuery<Reading> takenAtBetween(Instant from, Instant to) {
      return where(within("#").between(ReadingKeys.PRIMARY_TAKEN_AT.text(from),
          ReadingKeys.PRIMARY_TAKEN_AT.text(to)));
    }

    /** This {@code takenAt} and all above it. */
    public TableRangeQuery<Reading> takenAtFrom(Instant takenAt) {
      return where(within("#").from(ReadingKeys.PRIMARY_TAKEN_AT.text(takenAt)));
    }

    /** All above this {@code takenAt}. */
    public TableRangeQuery<Reading> takenAtAfter(Instant takenAt) {
      return where(within("#").after(ReadingKeys.PRIMARY_TAKEN_AT.text(takenAt)));
    }

    /** This {@code takenAt} and all below it. */
    public TableRangeQuery<Reading> takenAtUntil(Instant takenAt) {
      return where(within("#").until(ReadingKeys.PRIMARY_TAKEN_AT.text(takenAt)));
    }

    /** All below this {@code takenAt}. */
    public TableRangeQuery<Reading> takenAtBefore(Instant takenAt) {
      return where(within("#").before(ReadingKeys.PRIMARY_TAKEN_AT.text(takenAt)));
    }
  }

  /** The query {@code ofDay} with {@code takenAt} fixed. */
  public static final class OfDayTakenAt extends TableQuery<Reading, OfDayTakenAt> {
    private OfDayTakenAt(OfDay previous, String component) {
      super(previous, component);
    }

    /** Only this {@code sequence}. */
    public TableRangeQuery<Reading> sequence(int sequence) {
      return where(exactly(ReadingKeys.SEQUENCE.text(sequence)));
    }

    /** From one {@code sequence} to another, both included. */
    public TableRangeQuery<Reading> sequenceBetween(int from, int to) {
      return where(within().between(ReadingKeys.SEQUENCE.text(from),
          ReadingKeys.SEQUENCE.text(to)));
    }

    /** This {@code sequence} and all above it. */
    public TableRangeQuery<Reading> sequenceFrom(int sequence) {
      return where(within().from(ReadingKeys.SEQUENCE.text(sequence)));
    }

    /** All above this {@code sequence}. */
    public TableRangeQuery<Reading> sequenceAfter(int sequence) {
      return where(within().after(ReadingKeys.SEQUENCE.text(sequence)));
    }

    /** This {@code sequence} and all below it. */
    public TableRangeQuery<Reading> sequenceUntil(int sequence) {
      return where(within().until(ReadingKeys.SEQUENCE.text(sequence)));
    }

    /** All below this {@code sequence}. */
    public TableRangeQuery<Reading> sequenceBefore(int sequence) {
      return where(within().before(ReadingKeys.SEQUENCE.text(sequence)));
    }
  }

  /** The query {@code byDay}. */
  public static final class ByDay extends IndexQuery<Reading, ByDay> {
    private ByDay(QuerySource<Reading> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code room}. */
    public ByDayRoom room(Reading.Room room) {
      return new ByDayRoom(this, ReadingKeys.ROOM.text(room).concat("#"));
    }

    /** From one {@code room} to another, both included. */
    public RangeQuery<Reading> roomBetween(Reading.Room from, Reading.Room to) {
      return where(within("#").between(ReadingKeys.ROOM.text(from), ReadingKeys.ROOM.text(to)));
    }

    /** This {@code room} and all above it. */
    public RangeQuery<Reading> roomFrom(Reading.Room room) {
      return where(within("#").from(ReadingKeys.ROOM.text(room)));
    }

    /** All above this {@code room}. */
    public RangeQuery<Reading> roomAfter(Reading.Room room) {
      return where(within("#").after(ReadingKeys.ROOM.text(room)));
    }

    /** This {@code room} and all below it. */
    public RangeQuery<Reading> roomUntil(Reading.Room room) {
      return where(within("#").until(ReadingKeys.ROOM.text(room)));
    }

    /** All below this {@code room}. */
    public RangeQuery<Reading> roomBefore(Reading.Room room) {
      return where(within("#").before(ReadingKeys.ROOM.text(room)));
    }
  }

  /** The query {@code byDay} with {@code room} fixed. */
  public static final class ByDayRoom extends IndexQuery<Reading, ByDayRoom> {
    private ByDayRoom(ByDay previous, String component) {
      super(previous, component);
    }

    /** Only this {@code takenAt}. */
    public ByDayRoomTakenAt takenAt(LocalDate takenAt) {
      return new ByDayRoomTakenAt(this, ReadingKeys.BY_DAY_SORT_TAKEN_AT.text(takenAt).concat("#"));
    }

    /** Only this {@code takenAt}. */
    public ByDayRoomTakenAt takenAt(Instant takenAt) {
      return new ByDayRoomTakenAt(this,
          ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT.text(takenAt).concat("#"),
          PropertyFilter.equal("takenAt",
          StoredBound.of(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT, Converters.ofInstant(), takenAt)));
    }

    /** From one {@code takenAt} to another, both included. */
    public RangeQuery<Reading> takenAtBetween(LocalDate from, LocalDate to) {
      return where(within("#").between(ReadingKeys.BY_DAY_SORT_TAKEN_AT.text(from),
          ReadingKeys.BY_DAY_SORT_TAKEN_AT.text(to)));
    }

    /** This {@code takenAt} and all above it. */
    public RangeQuery<Reading> takenAtFrom(LocalDate takenAt) {
      return where(within("#").from(ReadingKeys.BY_DAY_SORT_TAKEN_AT.text(takenAt)));
    }

    /** All above this {@code takenAt}. */
    public RangeQuery<Reading> takenAtAfter(LocalDate takenAt) {
      return where(within("#").after(ReadingKeys.BY_DAY_SORT_TAKEN_AT.text(takenAt)));
    }

    /** This {@code takenAt} and all below it. */
    public RangeQuery<Reading> takenAtUntil(LocalDate takenAt) {
      return where(within("#").until(ReadingKeys.BY_DAY_SORT_TAKEN_AT.text(takenAt)));
    }

    /** All below this {@code takenAt}. */
    public RangeQuery<Reading> takenAtBefore(LocalDate takenAt) {
      return where(within("#").before(ReadingKeys.BY_DAY_SORT_TAKEN_AT.text(takenAt)));
    }

    /** From one {@code takenAt} to another, both included. */
    public RangeQuery<Reading> takenAtBetween(Instant from, Instant to) {
      return where(within("#").between(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT.text(from),
          ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT.text(to)),
          PropertyFilter.greaterOrEqual("takenAt",
          StoredBound.of(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("takenAt",
          StoredBound.of(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT, Converters.ofInstant(), to)));
    }

    /** This {@code takenAt} and all above it. */
    public RangeQuery<Reading> takenAtFrom(Instant takenAt) {
      return where(within("#").from(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT.text(takenAt)),
          PropertyFilter.greaterOrEqual("takenAt",
          StoredBound.of(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT, Converters.ofInstant(), takenAt)));
    }

    /** All above this {@code takenAt}. */
    public RangeQuery<Reading> takenAtAfter(Instant takenAt) {
      return where(within("#").from(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT.text(takenAt)),
          PropertyFilter.greaterThan("takenAt",
          StoredBound.of(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT, Converters.ofInstant(), takenAt)));
    }

    /** This {@code takenAt} and all below it. */
    public RangeQuery<Reading> takenAtUntil(Instant takenAt) {
      return where(within("#").until(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT.text(takenAt)),
          PropertyFilter.lessOrEqual("takenAt",
          StoredBound.of(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT, Converters.ofInstant(), takenAt)));
    }

    /** All below this {@code takenAt}. */
    public RangeQuery<Reading> takenAtBefore(Instant takenAt) {
      return where(within("#").until(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT.text(takenAt)),
          PropertyFilter.lessThan("takenAt",
          StoredBound.of(ReadingKeys.BY_DAY_SORT_TAKEN_AT_INSTANT, Converters.ofInstant(), takenAt)));
    }
  }

  /** The query {@code byDay} with {@code room}, {@code takenAt} fixed. */
  public static final class ByDayRoomTakenAt extends IndexQuery<Reading, ByDayRoomTakenAt> {
    private ByDayRoomTakenAt(ByDayRoom previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code id}. */
    public RangeQuery<Reading> id(UUID id) {
      return where(exactly(ReadingKeys.ID.text(id)));
    }

    /** From one {@code id} to another, both included. */
    public RangeQuery<Reading> idBetween(UUID from, UUID to) {
      return where(within().between(ReadingKeys.ID.text(from), ReadingKeys.ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public RangeQuery<Reading> idFrom(UUID id) {
      return where(within().from(ReadingKeys.ID.text(id)));
    }

    /** All above this {@code id}. */
    public RangeQuery<Reading> idAfter(UUID id) {
      return where(within().after(ReadingKeys.ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public RangeQuery<Reading> idUntil(UUID id) {
      return where(within().until(ReadingKeys.ID.text(id)));
    }

    /** All below this {@code id}. */
    public RangeQuery<Reading> idBefore(UUID id) {
      return where(within().before(ReadingKeys.ID.text(id)));
    }
  }

  /** The query {@code bySecond}. */
  public static final class BySecond extends IndexKeysQuery<Reading, BySecond> {
    private BySecond(QuerySource<PrimaryKey<Reading>> source, String partition) {
      super(source, partition, "AT#");
    }

    /** Every {@code takenAt} in the same second: the key tells no more. */
    public KeysRangeQuery<Reading> takenAt(Instant takenAt) {
      return where(exactly(ReadingKeys.BY_SECOND_TAKEN_AT.text(takenAt)));
    }

    /** From one {@code takenAt} to another, both included, in whole seconds: the key tells no more. */
    public KeysRangeQuery<Reading> takenAtBetween(Instant from, Instant to) {
      return where(within().between(ReadingKeys.BY_SECOND_TAKEN_AT.text(from),
          ReadingKeys.BY_SECOND_TAKEN_AT.text(to)));
    }

    /** This {@code takenAt} and all above it, in whole seconds: the key tells no more. */
    public KeysRangeQuery<Reading> takenAtFrom(Instant takenAt) {
      return where(within().from(ReadingKeys.BY_SECOND_TAKEN_AT.text(takenAt)));
    }

    /** All above this {@code takenAt}, in whole seconds: the key tells no more. */
    public KeysRangeQuery<Reading> takenAtAfter(Instant takenAt) {
      return where(within().after(ReadingKeys.BY_SECOND_TAKEN_AT.text(takenAt)));
    }

    /** This {@code takenAt} and all below it, in whole seconds: the key tells no more. */
    public KeysRangeQuery<Reading> takenAtUntil(Instant takenAt) {
      return where(within().until(ReadingKeys.BY_SECOND_TAKEN_AT.text(takenAt)));
    }

    /** All below this {@code takenAt}, in whole seconds: the key tells no more. */
    public KeysRangeQuery<Reading> takenAtBefore(Instant takenAt) {
      return where(within().before(ReadingKeys.BY_SECOND_TAKEN_AT.text(takenAt)));
    }
  }

  /** The query {@code byClock}. */
  public static final class ByClock extends IndexQuery<Reading, ByClock> {
    private ByClock(QuerySource<Reading> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code clock}. */
    public ByClockClock clock(LocalDateTime clock) {
      return new ByClockClock(this, ReadingKeys.CLOCK.text(clock).concat("#"),
          PropertyFilter.equal("clock",
          StoredBound.of(ReadingKeys.CLOCK, Converters.ofLocalDateTime(), clock)));
    }

    /** From one {@code clock} to another, both included. */
    public RangeQuery<Reading> clockBetween(LocalDateTime from, LocalDateTime to) {
      return where(within("#").between(ReadingKeys.CLOCK.text(from), ReadingKeys.CLOCK.text(to)),
          PropertyFilter.greaterOrEqual("clock",
          StoredBound.of(ReadingKeys.CLOCK, Converters.ofLocalDateTime(), from)),
          PropertyFilter.lessOrEqual("clock",
          StoredBound.of(ReadingKeys.CLOCK, Converters.ofLocalDateTime(), to)));
    }

    /** This {@code clock} and all above it. */
    public RangeQuery<Reading> clockFrom(LocalDateTime clock) {
      return where(within("#").from(ReadingKeys.CLOCK.text(clock)),
          PropertyFilter.greaterOrEqual("clock",
          StoredBound.of(ReadingKeys.CLOCK, Converters.ofLocalDateTime(), clock)));
    }

    /** All above this {@code clock}. */
    public RangeQuery<Reading> clockAfter(LocalDateTime clock) {
      return where(within("#").from(ReadingKeys.CLOCK.text(clock)),
          PropertyFilter.greaterThan("clock",
          StoredBound.of(ReadingKeys.CLOCK, Converters.ofLocalDateTime(), clock)));
    }

    /** This {@code clock} and all below it. */
    public RangeQuery<Reading> clockUntil(LocalDateTime clock) {
      return where(within("#").until(ReadingKeys.CLOCK.text(clock)),
          PropertyFilter.lessOrEqual("clock",
          StoredBound.of(ReadingKeys.CLOCK, Converters.ofLocalDateTime(), clock)));
    }

    /** All below this {@code clock}. */
    public RangeQuery<Reading> clockBefore(LocalDateTime clock) {
      return where(within("#").until(ReadingKeys.CLOCK.text(clock)),
          PropertyFilter.lessThan("clock",
          StoredBound.of(ReadingKeys.CLOCK, Converters.ofLocalDateTime(), clock)));
    }
  }

  /** The query {@code byClock} with {@code clock} fixed. */
  public static final class ByClockClock extends IndexQuery<Reading, ByClockClock> {
    private ByClockClock(ByClock previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code month}. */
    public ByClockClockMonth month(YearMonth month) {
      return new ByClockClockMonth(this, ReadingKeys.MONTH.text(month));
    }

    /** From one {@code month} to another, both included. */
    public RangeQuery<Reading> monthBetween(YearMonth from, YearMonth to) {
      return where(withinAdjoining().between(ReadingKeys.MONTH.text(from),
          ReadingKeys.MONTH.text(to)));
    }

    /** This {@code month} and all above it. */
    public RangeQuery<Reading> monthFrom(YearMonth month) {
      return where(withinAdjoining().from(ReadingKeys.MONTH.text(month)));
    }

    /** All above this {@code month}. */
    public RangeQuery<Reading> monthAfter(YearMonth month) {
      return where(withinAdjoining().after(ReadingKeys.MONTH.text(month)));
    }

    /** This {@code month} and all below it. */
    public RangeQuery<Reading> monthUntil(YearMonth month) {
      return where(withinAdjoining().until(ReadingKeys.MONTH.text(month)));
    }

    /** All below this {@code month}. */
    public RangeQuery<Reading> monthBefore(YearMonth month) {
      return where(withinAdjoining().before(ReadingKeys.MONTH.text(month)));
    }
  }

  /** The query {@code byClock} with {@code clock}, {@code month} fixed. */
  public static final class ByClockClockMonth extends IndexQuery<Reading, ByClockClockMonth> {
    private ByClockClockMonth(ByClockClock previous, String component) {
      super(previous, component);
    }

    /** Only this {@code year}. */
    public ByClockClockMonthYear year(Year year) {
      return new ByClockClockMonthYear(this, ReadingKeys.YEAR.text(year).concat("#"));
    }

    /** From one {@code year} to another, both included. */
    public RangeQuery<Reading> yearBetween(Year from, Year to) {
      return where(within("#").between(ReadingKeys.YEAR.text(from), ReadingKeys.YEAR.text(to)));
    }

    /** This {@code year} and all above it. */
    public RangeQuery<Reading> yearFrom(Year year) {
      return where(within("#").from(ReadingKeys.YEAR.text(year)));
    }

    /** All above this {@code year}. */
    public RangeQuery<Reading> yearAfter(Year year) {
      return where(within("#").after(ReadingKeys.YEAR.text(year)));
    }

    /** This {@code year} and all below it. */
    public RangeQuery<Reading> yearUntil(Year year) {
      return where(within("#").until(ReadingKeys.YEAR.text(year)));
    }

    /** All below this {@code year}. */
    public RangeQuery<Reading> yearBefore(Year year) {
      return where(within("#").before(ReadingKeys.YEAR.text(year)));
    }
  }

  /** The query {@code byClock} with {@code clock}, {@code month}, {@code year} fixed. */
  public static final class ByClockClockMonthYear extends IndexQuery<Reading, ByClockClockMonthYear> {
    private ByClockClockMonthYear(ByClockClockMonth previous, String component) {
      super(previous, component);
    }

    /** Only this {@code label}. */
    public RangeQuery<Reading> label(String label) {
      return where(exactly(ReadingKeys.BY_CLOCK_LABEL.text(label)));
    }

    /** Every {@code label} that starts so. */
    public RangeQuery<Reading> labelStartingWith(String start) {
      return where(beginningWith(ReadingKeys.BY_CLOCK_LABEL.text(start)));
    }

    /** From one {@code label} to another, both included. */
    public RangeQuery<Reading> labelBetween(String from, String to) {
      return where(within().between(ReadingKeys.BY_CLOCK_LABEL.text(from),
          ReadingKeys.BY_CLOCK_LABEL.text(to)));
    }

    /** This {@code label} and all above it. */
    public RangeQuery<Reading> labelFrom(String label) {
      return where(within().from(ReadingKeys.BY_CLOCK_LABEL.text(label)));
    }

    /** All above this {@code label}. */
    public RangeQuery<Reading> labelAfter(String label) {
      return where(within().after(ReadingKeys.BY_CLOCK_LABEL.text(label)));
    }

    /** This {@code label} and all below it. */
    public RangeQuery<Reading> labelUntil(String label) {
      return where(within().until(ReadingKeys.BY_CLOCK_LABEL.text(label)));
    }

    /** All below this {@code label}. */
    public RangeQuery<Reading> labelBefore(String label) {
      return where(within().before(ReadingKeys.BY_CLOCK_LABEL.text(label)));
    }
  }

  /** The query {@code byPlace}. */
  public static final class ByPlace extends IndexQuery<Reading, ByPlace> {
    private ByPlace(QuerySource<Reading> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code abroad}. */
    public ByPlaceAbroad abroad(LocalDate abroad) {
      return new ByPlaceAbroad(this, ReadingKeys.ABROAD.text(abroad).concat("#"));
    }

    /** From one {@code abroad} to another, both included. */
    public RangeQuery<Reading> abroadBetween(LocalDate from, LocalDate to) {
      return where(within("#").between(ReadingKeys.ABROAD.text(from), ReadingKeys.ABROAD.text(to)));
    }

    /** This {@code abroad} and all above it. */
    public RangeQuery<Reading> abroadFrom(LocalDate abroad) {
      return where(within("#").from(ReadingKeys.ABROAD.text(abroad)));
    }

    /** All above this {@code abroad}. */
    public RangeQuery<Reading> abroadAfter(LocalDate abroad) {
      return where(within("#").after(ReadingKeys.ABROAD.text(abroad)));
    }

    /** This {@code abroad} and all below it. */
    public RangeQuery<Reading> abroadUntil(LocalDate abroad) {
      return where(within("#").until(ReadingKeys.ABROAD.text(abroad)));
    }

    /** All below this {@code abroad}. */
    public RangeQuery<Reading> abroadBefore(LocalDate abroad) {
      return where(within("#").before(ReadingKeys.ABROAD.text(abroad)));
    }
  }

  /** The query {@code byPlace} with {@code abroad} fixed. */
  public static final class ByPlaceAbroad extends IndexQuery<Reading, ByPlaceAbroad> {
    private ByPlaceAbroad(ByPlace previous, String component) {
      super(previous, component);
    }

    /** Every {@code zoned} in the same second: the key tells no more. */
    public ByPlaceAbroadZoned zoned(ZonedDateTime zoned) {
      return new ByPlaceAbroadZoned(this, ReadingKeys.ZONED.text(zoned).concat("#"));
    }
  }

  /** The query {@code byPlace} with {@code abroad}, {@code zoned} fixed. */
  public static final class ByPlaceAbroadZoned extends IndexQuery<Reading, ByPlaceAbroadZoned> {
    private ByPlaceAbroadZoned(ByPlaceAbroad previous, String component) {
      super(previous, component);
    }

    /** Only this {@code note}. */
    public RangeQuery<Reading> note(String note) {
      return where(exactly(ReadingKeys.NOTE.text(note)));
    }

    /** Every {@code note} that starts so. */
    public RangeQuery<Reading> noteStartingWith(String start) {
      return where(beginningWith(ReadingKeys.NOTE.text(start)));
    }

    /** From one {@code note} to another, both included. */
    public RangeQuery<Reading> noteBetween(String from, String to) {
      return where(within().between(ReadingKeys.NOTE.text(from), ReadingKeys.NOTE.text(to)));
    }

    /** This {@code note} and all above it. */
    public RangeQuery<Reading> noteFrom(String note) {
      return where(within().from(ReadingKeys.NOTE.text(note)));
    }

    /** All above this {@code note}. */
    public RangeQuery<Reading> noteAfter(String note) {
      return where(within().after(ReadingKeys.NOTE.text(note)));
    }

    /** This {@code note} and all below it. */
    public RangeQuery<Reading> noteUntil(String note) {
      return where(within().until(ReadingKeys.NOTE.text(note)));
    }

    /** All below this {@code note}. */
    public RangeQuery<Reading> noteBefore(String note) {
      return where(within().before(ReadingKeys.NOTE.text(note)));
    }
  }

  /** The query {@code byLevel}. */
  public static final class ByLevel extends TableKeysQuery<Reading, ByLevel> {
    private ByLevel(QuerySource<PrimaryKey<Reading>> source, String partition) {
      super(source, partition, "LEVEL#");
    }

    /**
     * Leaves out what does not fulfil the condition on what {@code LSI1} holds; with several calls, what does not fulfil all. What is left out has been read, and a page can be empty with more to come.
     */
    public ByLevel filter(Condition<ReadingAttributes.ByLevel> condition) {
      return filterHeld(condition);
    }

    /** Only this {@code level}. */
    public ByLevelLevel level(Reading.Level level) {
      return new ByLevelLevel(this, ReadingKeys.BY_LEVEL_LEVEL.text(level).concat("#"));
    }

    /** From one {@code level} to another, both included. */
    public TableKeysRangeQuery<Reading> levelBetween(Reading.Level from, Reading.Level to) {
      return where(within("#").between(ReadingKeys.BY_LEVEL_LEVEL.text(from),
          ReadingKeys.BY_LEVEL_LEVEL.text(to)));
    }

    /** This {@code level} and all above it. */
    public TableKeysRangeQuery<Reading> levelFrom(Reading.Level level) {
      return where(within("#").from(ReadingKeys.BY_LEVEL_LEVEL.text(level)));
    }

    /** All above this {@code level}. */
    public TableKeysRangeQuery<Reading> levelAfter(Reading.Level level) {
      return where(within("#").after(ReadingKeys.BY_LEVEL_LEVEL.text(level)));
    }

    /** This {@code level} and all below it. */
    public TableKeysRangeQuery<Reading> levelUntil(Reading.Level level) {
      return where(within("#").until(ReadingKeys.BY_LEVEL_LEVEL.text(level)));
    }

    /** All below this {@code level}. */
    public TableKeysRangeQuery<Reading> levelBefore(Reading.Level level) {
      return where(within("#").before(ReadingKeys.BY_LEVEL_LEVEL.text(level)));
    }
  }

  /** The query {@code byLevel} with {@code level} fixed. */
  public static final class ByLevelLevel extends TableKeysQuery<Reading, ByLevelLevel> {
    private ByLevelLevel(ByLevel previous, String component) {
      super(previous, component);
    }

    /**
     * Leaves out what does not fulfil the condition on what {@code LSI1} holds; with several calls, what does not fulfil all. What is left out has been read, and a page can be empty with more to come.
     */
    public ByLevelLevel filter(Condition<ReadingAttributes.ByLevel> condition) {
      return filterHeld(condition);
    }

    /** Only this {@code id}. */
    public TableKeysRangeQuery<Reading> id(UUID id) {
      return where(exactly(ReadingKeys.BY_LEVEL_ID.text(id)));
    }

    /** From one {@code id} to another, both included. */
    public TableKeysRangeQuery<Reading> idBetween(UUID from, UUID to) {
      return where(within().between(ReadingKeys.BY_LEVEL_ID.text(from),
          ReadingKeys.BY_LEVEL_ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public TableKeysRangeQuery<Reading> idFrom(UUID id) {
      return where(within().from(ReadingKeys.BY_LEVEL_ID.text(id)));
    }

    /** All above this {@code id}. */
    public TableKeysRangeQuery<Reading> idAfter(UUID id) {
      return where(within().after(ReadingKeys.BY_LEVEL_ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public TableKeysRangeQuery<Reading> idUntil(UUID id) {
      return where(within().until(ReadingKeys.BY_LEVEL_ID.text(id)));
    }

    /** All below this {@code id}. */
    public TableKeysRangeQuery<Reading> idBefore(UUID id) {
      return where(within().before(ReadingKeys.BY_LEVEL_ID.text(id)));
    }
  }
}
