package depot;

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
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Reading}: {@code {day}#{sensor:shard(12)} / {sensor:8}#{at:millis}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReadingRepository extends Repository<Reading> {
  private final TableContext table;
  private final QuerySource<Reading> ofDay;
  private final QuerySource<Reading> bySite;
  private final QuerySource<Reading> byValue;

  ReadingRepository(TableContext table, TypeFilter ofDay, TypeFilter bySite, TypeFilter byValue) {
    super(table, ReadingMapper.INSTANCE);
    this.table = table;
    this.ofDay = QuerySource.table(table, ReadingMapper.INSTANCE, ofDay).named("ofDay");
    this.bySite = QuerySource.globalIndex(table, ReadingMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", bySite).named("bySite");
    this.byValue = QuerySource.localIndex(table, ReadingMapper.INSTANCE,
        "LSI1", "PK", "LSI1SK", byValue).named("byValue");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Reading> get(LocalDate day, long sensor, Instant at) {
    return get(ReadingKeys.primary(day, sensor, at));
  }

  /** GetItem, not sent yet. */
  public Get<Reading> prepareGet(LocalDate day, long sensor, Instant at) {
    return prepareGet(ReadingKeys.primary(day, sensor, at));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Reading> delete(LocalDate day, long sensor, Instant at) {
    return delete(ReadingKeys.primary(day, sensor, at));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Reading> prepareDelete(LocalDate day, long sensor, Instant at) {
    return prepareDelete(ReadingKeys.primary(day, sensor, at));
  }

  /** For a transaction: that there is such an item. */
  public Check<Reading> prepareCheck(LocalDate day, long sensor, Instant at) {
    return prepareCheck(ReadingKeys.primary(day, sensor, at));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ReadingUpdate update(LocalDate day, long sensor, Instant at) {
    return new ReadingUpdate(this.table, ReadingKeys.primary(day, sensor, at), sensor, at);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ReadingUpdate update(Reading reading) {
    return new ReadingUpdate(this.table, ReadingMapper.INSTANCE.key(reading), reading.sensor(), reading.at());
  }

  /**
   * Query of the table, its 12 shards merged: {@code PK = {day}#{sensor:shard(12)}}, {@code SK = {sensor:8}#{at:millis}}.
   */
  public OfDay ofDay(LocalDate day) {
    return new OfDay(ofDay, ReadingKeys.partitions(day));
  }

  /**
   * Query of the table for one {@code sensor}, in its shard alone: {@code PK = {day}#{sensor:shard(12)}}, {@code SK = {sensor:8}#{at:millis}}.
   */
  public OfDay ofDay(LocalDate day, long sensor) {
    return new OfDay(ofDay, ReadingKeys.partitions(day, sensor), PropertyFilter.equal("sensor",
        StoredBound.of(ReadingKeys.SENSOR_SHARD, Converters.ofLong(), sensor)));
  }

  /**
   * Query of {@code GSI2}, its 16 shards and the former 4 merged: {@code GSI2PK = SITE#{site}#{sensor:shard(16, formerly = 4)}#S}, {@code GSI2SK = READ#{at:millis}}.
   */
  public BySite bySite(String site) {
    return new BySite(bySite, ReadingKeys.bySitePartitions(site));
  }

  /**
   * Query of {@code GSI2} for one {@code sensor}, in its shard alone, by either number of shards: {@code GSI2PK = SITE#{site}#{sensor:shard(16, formerly = 4)}#S}, {@code GSI2SK = READ#{at:millis}}.
   */
  public BySite bySite(String site, long sensor) {
    return new BySite(bySite, ReadingKeys.bySitePartitions(site, sensor),
        PropertyFilter.equal("sensor",
        StoredBound.of(ReadingKeys.BY_SITE_SENSOR_SHARD, Converters.ofLong(), sensor)));
  }

  /**
   * Query of {@code LSI1}, its 12 shards merged: {@code PK = {day}#{sensor:shard(12)}}, {@code LSI1SK = {value:signed4}#{sensor:8}}.
   */
  public ByValue byValue(LocalDate day) {
    return new ByValue(byValue, ReadingKeys.partitions(day));
  }

  /**
   * Query of {@code LSI1} for one {@code sensor}, in its shard alone: {@code PK = {day}#{sensor:shard(12)}}, {@code LSI1SK = {value:signed4}#{sensor:8}}.
   */
  public ByValue byValue(LocalDate day, long sensor) {
    return new ByValue(byValue, ReadingKeys.partitions(day, sensor), PropertyFilter.equal("sensor",
        StoredBound.of(ReadingKeys.SENSOR_SHARD, Converters.ofLong(), sensor)));
  }

  /** The query {@code ofDay}. */
  public static final class OfDay extends TableQuery<Reading, OfDay> {
    private OfDay(QuerySource<Reading> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }

    /** Only this {@code sensor}. */
    public OfDaySensor sensor(long sensor) {
      return new OfDaySensor(this, ReadingKeys.SENSOR.text(sensor).concat("#"));
    }

    /** From one {@code sensor} to another, both included. */
    public TableRangeQuery<Reading> sensorBetween(long from, long to) {
      return where(within("#").between(ReadingKeys.SENSOR.text(from), ReadingKeys.SENSOR.text(to)));
    }

    /** This {@code sensor} and all above it. */
    public TableRangeQuery<Reading> sensorFrom(long sensor) {
      return where(within("#").from(ReadingKeys.SENSOR.text(sensor)));
    }

    /** All above this {@code sensor}. */
    public TableRangeQuery<Reading> sensorAfter(long sensor) {
      return where(within("#").after(ReadingKeys.SENSOR.text(sensor)));
    }

    /** This {@code sensor} and all below it. */
    public TableRangeQuery<Reading> sensorUntil(long sensor) {
      return where(within("#").until(ReadingKeys.SENSOR.text(sensor)));
    }

    /** All below this {@code sensor}. */
    public TableRangeQuery<Reading> sensorBefore(long sensor) {
      return where(within("#").before(ReadingKeys.SENSOR.text(sensor)));
    }
  }

  /** The query {@code ofDay} with {@code sensor} fixed. */
  public static final class OfDaySensor extends TableQuery<Reading, OfDaySensor> {
    private OfDaySensor(OfDay previous, String component) {
      super(previous, component);
    }

    /** Only this {@code at}. */
    public TableRangeQuery<Reading> at(Instant at) {
      return where(exactly(ReadingKeys.AT.text(at)), PropertyFilter.equal("at",
          StoredBound.of(ReadingKeys.AT, Converters.ofInstant(), at)));
    }

    /** From one {@code at} to another, both included. */
    public TableRangeQuery<Reading> atBetween(Instant from, Instant to) {
      return where(within().between(ReadingKeys.AT.text(from), ReadingKeys.AT.text(to)),
          PropertyFilter.greaterOrEqual("at",
          StoredBound.of(ReadingKeys.AT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("at",
          StoredBound.of(ReadingKeys.AT, Converters.ofInstant(), to)));
    }

    /** This {@code at} and all above it. */
    public TableRangeQuery<Reading> atFrom(Instant at) {
      return where(within().from(ReadingKeys.AT.text(at)), PropertyFilter.greaterOrEqual("at",
          StoredBound.of(ReadingKeys.AT, Converters.ofInstant(), at)));
    }

    /** All above this {@code at}. */
    public TableRangeQuery<Reading> atAfter(Instant at) {
      return where(within().from(ReadingKeys.AT.text(at)), PropertyFilter.greaterThan("at",
          StoredBound.of(ReadingKeys.AT, Converters.ofInstant(), at)));
    }

    /** This {@code at} and all below it. */
    public TableRangeQuery<Reading> atUntil(Instant at) {
      return where(within().until(ReadingKeys.AT.text(at)), PropertyFilter.lessOrEqual("at",
          StoredBound.of(ReadingKeys.AT, Converters.ofInstant(), at)));
    }

    /** All below this {@code at}. */
    public TableRangeQuery<Reading> atBefore(Instant at) {
      return where(within().until(ReadingKeys.AT.text(at)), PropertyFilter.lessThan("at",
          StoredBound.of(ReadingKeys.AT, Converters.ofInstant(), at)));
    }
  }

  /** The query {@code bySite}. */
  public static final class BySite extends IndexQuery<Reading, BySite> {
    private BySite(QuerySource<Reading> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "READ#", filters);
    }

    /** Only this {@code at}. */
    public RangeQuery<Reading> at(Instant at) {
      return where(exactly(ReadingKeys.BY_SITE_AT.text(at)), PropertyFilter.equal("at",
          StoredBound.of(ReadingKeys.BY_SITE_AT, Converters.ofInstant(), at)));
    }

    /** From one {@code at} to another, both included. */
    public RangeQuery<Reading> atBetween(Instant from, Instant to) {
      return where(within().between(ReadingKeys.BY_SITE_AT.text(from),
          ReadingKeys.BY_SITE_AT.text(to)), PropertyFilter.greaterOrEqual("at",
          StoredBound.of(ReadingKeys.BY_SITE_AT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("at",
          StoredBound.of(ReadingKeys.BY_SITE_AT, Converters.ofInstant(), to)));
    }

    /** This {@code at} and all above it. */
    public RangeQuery<Reading> atFrom(Instant at) {
      return where(within().from(ReadingKeys.BY_SITE_AT.text(at)),
          PropertyFilter.greaterOrEqual("at",
          StoredBound.of(ReadingKeys.BY_SITE_AT, Converters.ofInstant(), at)));
    }

    /** All above this {@code at}. */
    public RangeQuery<Reading> atAfter(Instant at) {
      return where(within().from(ReadingKeys.BY_SITE_AT.text(at)), PropertyFilter.greaterThan("at",
          StoredBound.of(ReadingKeys.BY_SITE_AT, Converters.ofInstant(), at)));
    }

    /** This {@code at} and all below it. */
    public RangeQuery<Reading> atUntil(Instant at) {
      return where(within().until(ReadingKeys.BY_SITE_AT.text(at)), PropertyFilter.lessOrEqual("at",
          StoredBound.of(ReadingKeys.BY_SITE_AT, Converters.ofInstant(), at)));
    }

    /** All below this {@code at}. */
    public RangeQuery<Reading> atBefore(Instant at) {
      return where(within().until(ReadingKeys.BY_SITE_AT.text(at)), PropertyFilter.lessThan("at",
          StoredBound.of(ReadingKeys.BY_SITE_AT, Converters.ofInstant(), at)));
    }
  }

  /** The query {@code byValue}. */
  public static final class ByValue extends TableQuery<Reading, ByValue> {
    private ByValue(QuerySource<Reading> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }

    /** Only this {@code value}. */
    public ByValueValue value(int value) {
      return new ByValueValue(this, ReadingKeys.VALUE.text(value).concat("#"));
    }

    /** From one {@code value} to another, both included. */
    public TableRangeQuery<Reading> valueBetween(int from, int to) {
      return where(within("#").between(ReadingKeys.VALUE.text(from), ReadingKeys.VALUE.text(to)));
    }

    /** This {@code value} and all above it. */
    public TableRangeQuery<Reading> valueFrom(int value) {
      return where(within("#").from(ReadingKeys.VALUE.text(value)));
    }

    /** All above this {@code value}. */
    public TableRangeQuery<Reading> valueAfter(int value) {
      return where(within("#").after(ReadingKeys.VALUE.text(value)));
    }

    /** This {@code value} and all below it. */
    public TableRangeQuery<Reading> valueUntil(int value) {
      return where(within("#").until(ReadingKeys.VALUE.text(value)));
    }

    /** All below this {@code value}. */
    public TableRangeQuery<Reading> valueBefore(int value) {
      return where(within("#").before(ReadingKeys.VALUE.text(value)));
    }
  }

  /** The query {@code byValue} with {@code value} fixed. */
  public static final class ByValueValue extends TableQuery<Reading, ByValueValue> {
    private ByValueValue(ByValue previous, String component) {
      super(previous, component);
    }

    /** Only this {@code sensor}. */
    public TableRangeQuery<Reading> sensor(long sensor) {
      return where(exactly(ReadingKeys.BY_VALUE_SENSOR.text(sensor)));
    }

    /** From one {@code sensor} to another, both included. */
    public TableRangeQuery<Reading> sensorBetween(long from, long to) {
      return where(within().between(ReadingKeys.BY_VALUE_SENSOR.text(from),
          ReadingKeys.BY_VALUE_SENSOR.text(to)));
    }

    /** This {@code sensor} and all above it. */
    public TableRangeQuery<Reading> sensorFrom(long sensor) {
      return where(within().from(ReadingKeys.BY_VALUE_SENSOR.text(sensor)));
    }

    /** All above this {@code sensor}. */
    public TableRangeQuery<Reading> sensorAfter(long sensor) {
      return where(within().after(ReadingKeys.BY_VALUE_SENSOR.text(sensor)));
    }

    /** This {@code sensor} and all below it. */
    public TableRangeQuery<Reading> sensorUntil(long sensor) {
      return where(within().until(ReadingKeys.BY_VALUE_SENSOR.text(sensor)));
    }

    /** All below this {@code sensor}. */
    public TableRangeQuery<Reading> sensorBefore(long sensor) {
      return where(within().before(ReadingKeys.BY_VALUE_SENSOR.text(sensor)));
    }
  }
}
