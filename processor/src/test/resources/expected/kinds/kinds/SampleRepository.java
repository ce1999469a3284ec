package kinds;

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
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TypeFilter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.Optional;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Sample}: {@code {id} / SAMPLE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SampleRepository extends Repository<Sample> {
  private final TableContext table;
  private final QuerySource<Sample> byText;
  private final QuerySource<Sample> byShort;
  private final QuerySource<Sample> byBig;
  private final QuerySource<Sample> byDecimal;
  private final QuerySource<Sample> byFraction;
  private final QuerySource<Sample> byInstant;
  private final QuerySource<Sample> byOffset;
  private final QuerySource<Sample> byZoned;
  private final QuerySource<Sample> byLocal;
  private final QuerySource<Sample> byDate;
  private final QuerySource<Sample> byMonth;
  private final QuerySource<Sample> byYear;
  private final QuerySource<Sample> byUuid;
  private final QuerySource<Sample> byFlag;
  private final QuerySource<Sample> byColour;
  private final QuerySource<Sample> byShade;
  private final QuerySource<Sample> byHour;

  SampleRepository(TableContext table, TypeFilter byText, TypeFilter byShort, TypeFilter byBig,
      TypeFilter byDecimal, TypeFilter byFraction, TypeFilter byInstant, TypeFilter byOffset,
      TypeFilter byZoned, TypeFilter byLocal, TypeFilter byDate, TypeFilter byMonth,
      TypeFilter byYear, TypeFilter byUuid, TypeFilter byFlag, TypeFilter byColour,
      TypeFilter byShade, TypeFilter byHour) {
    super(table, SampleMapper.INSTANCE);
    this.table = table;
    this.byText = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI1", "GSI1PK", null, byText).named("byText");
    this.byShort = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI2", "GSI2PK", null, byShort).named("byShort");
    this.byBig = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI3", "GSI3PK", null, byBig).named("byBig");
    this.byDecimal = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI4", "GSI4PK", null, byDecimal).named("byDecimal");
    this.byFraction = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI5", "GSI5PK", null, byFraction).named("byFraction");
    this.byInstant = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI6", "GSI6PK", null, byInstant).named("byInstant");
    this.byOffset = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI7", "GSI7PK", null, byOffset).named("byOffset");
    this.byZoned = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI8", "GSI8PK", null, byZoned).named("byZoned");
    this.byLocal = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI9", "GSI9PK", null, byLocal).named("byLocal");
    this.byDate = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI10", "GSI10PK", null, byDate).named("byDate");
    this.byMonth = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI11", "GSI11PK", null, byMonth).named("byMonth");
    this.byYear = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI12", "GSI12PK", null, byYear).named("byYear");
    this.byUuid = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI13", "GSI13PK", null, byUuid).named("byUuid");
    this.byFlag = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI14", "GSI14PK", null, byFlag).named("byFlag");
    this.byColour = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI15", "GSI15PK", null, byColour).named("byColour");
    this.byShade = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI16", "GSI16PK", null, byShade).named("byShade");
    this.byHour = QuerySource.globalIndex(table, SampleMapper.INSTANCE,
        "GSI17", "GSI17PK", null, byHour).named("byHour");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Sample> get(String id) {
    return get(SampleKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Sample> prepareGet(String id) {
    return prepareGet(SampleKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Sample> delete(String id) {
    return delete(SampleKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Sample> prepareDelete(String id) {
    return prepareDelete(SampleKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Sample> prepareCheck(String id) {
    return prepareCheck(SampleKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public SampleUpdate update(String id) {
    return new SampleUpdate(this.table, SampleKeys.primary(id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public SampleUpdate update(Sample sample) {
    return new SampleUpdate(this.table, SampleMapper.INSTANCE.key(sample));
  }

  /** Query of {@code GSI1}, its 100 shards merged: {@code GSI1PK = A#{text:shard(100)}}. */
  public ByText byText() {
    return new ByText(byText, SampleKeys.byTextPartitions());
  }

  /** Query of {@code GSI1} for one {@code text}, in its shard alone: {@code GSI1PK = A#{text:shard(100)}}. */
  public ByText byText(String text) {
    return new ByText(byText, SampleKeys.byTextPartitions(text), PropertyFilter.equal("text",
        StoredBound.of(SampleKeys.TEXT_SHARD, Converters.ofString(), text)));
  }

  /** Query of {@code GSI2}, its 100 shards merged: {@code GSI2PK = B#{number:shard(100)}}. */
  public ByShort byShort() {
    return new ByShort(byShort, SampleKeys.byShortPartitions());
  }

  /** Query of {@code GSI2} for one {@code number}, in its shard alone: {@code GSI2PK = B#{number:shard(100)}}. */
  public ByShort byShort(short number) {
    return new ByShort(byShort, SampleKeys.byShortPartitions(number), PropertyFilter.equal("number",
        StoredBound.of(SampleKeys.NUMBER_SHARD, Converters.ofShort(), number)));
  }

  /** Query of {@code GSI3}, its 100 shards merged: {@code GSI3PK = C#{big:shard(100)}}. */
  public ByBig byBig() {
    return new ByBig(byBig, SampleKeys.byBigPartitions());
  }

  /** Query of {@code GSI3} for one {@code big}, in its shard alone: {@code GSI3PK = C#{big:shard(100)}}. */
  public ByBig byBig(BigInteger big) {
    return new ByBig(byBig, SampleKeys.byBigPartitions(big), PropertyFilter.equal("big",
        StoredBound.of(SampleKeys.BIG_SHARD, Converters.ofBigInteger(), big)));
  }

  /** Query of {@code GSI4}, its 100 shards merged: {@code GSI4PK = D#{decimal:shard(100)}}. */
  public ByDecimal byDecimal() {
    return new ByDecimal(byDecimal, SampleKeys.byDecimalPartitions());
  }

  /** Query of {@code GSI4} for one {@code decimal}, in its shard alone: {@code GSI4PK = D#{decimal:shard(100)}}. */
  public ByDecimal byDecimal(BigDecimal decimal) {
    return new ByDecimal(byDecimal, SampleKeys.byDecimalPartitions(decimal),
        PropertyFilter.equal("decimal",
        StoredBound.of(SampleKeys.DECIMAL_SHARD, Converters.ofBigDecimal(), decimal)));
  }

  /** Query of {@code GSI5}, its 100 shards merged: {@code GSI5PK = E#{fraction:shard(100)}}. */
  public ByFraction byFraction() {
    return new ByFraction(byFraction, SampleKeys.byFractionPartitions());
  }

  /** Query of {@code GSI5} for one {@code fraction}, in its shard alone: {@code GSI5PK = E#{fraction:shard(100)}}. */
  public ByFraction byFraction(float fraction) {
    return new ByFraction(byFraction, SampleKeys.byFractionPartitions(fraction),
        PropertyFilter.equal("fraction",
        StoredBound.of(SampleKeys.FRACTION_SHARD, Converters.ofFloat(), fraction)));
  }

  /** Query of {@code GSI6}, its 100 shards merged: {@code GSI6PK = F#{instant:shard(100)}}. */
  public ByInstant byInstant() {
    return new ByInstant(byInstant, SampleKeys.byInstantPartitions());
  }

  /** Query of {@code GSI6} for one {@code instant}, in its shard alone: {@code GSI6PK = F#{instant:shard(100)}}. */
  public ByInstant byInstant(Instant instant) {
    return new ByInstant(byInstant, SampleKeys.byInstantPartitions(instant),
        PropertyFilter.equal("instant",
        StoredBound.of(SampleKeys.INSTANT_SHARD, Converters.ofInstant(), instant)));
  }

  /** Query of {@code GSI7}, its 100 shards merged: {@code GSI7PK = G#{offset:shard(100)}}. */
  public ByOffset byOffset() {
    return new ByOffset(byOffset, SampleKeys.byOffsetPartitions());
  }

  /** Query of {@code GSI8}, its 100 shards merged: {@code GSI8PK = H#{zoned:shard(100)}}. */
  public ByZoned byZoned() {
    return new ByZoned(byZoned, SampleKeys.byZonedPartitions());
  }

  /** Query of {@code GSI9}, its 100 shards merged: {@code GSI9PK = I#{local:shard(100)}}. */
  public ByLocal byLocal() {
    return new ByLocal(byLocal, SampleKeys.byLocalPartitions());
  }

  /** Query of {@code GSI9} for one {@code local}, in its shard alone: {@code GSI9PK = I#{local:shard(100)}}. */
  public ByLocal byLocal(LocalDateTime local) {
    return new ByLocal(byLocal, SampleKeys.byLocalPartitions(local), PropertyFilter.equal("local",
        StoredBound.of(SampleKeys.LOCAL_SHARD, Converters.ofLocalDateTime(), local)));
  }

  /** Query of {@code GSI10}, its 100 shards merged: {@code GSI10PK = J#{date:shard(100)}}. */
  public ByDate byDate() {
    return new ByDate(byDate, SampleKeys.byDatePartitions());
  }

  /** Query of {@code GSI10} for one {@code date}, in its shard alone: {@code GSI10PK = J#{date:shard(100)}}. */
  public ByDate byDate(LocalDate date) {
    return new ByDate(byDate, SampleKeys.byDatePartitions(date), PropertyFilter.equal("date",
        StoredBound.of(SampleKeys.DATE_SHARD, Converters.ofLocalDate(), date)));
  }

  /** Query of {@code GSI11}, its 100 shards merged: {@code GSI11PK = K#{month:shard(100)}}. */
  public ByMonth byMonth() {
    return new ByMonth(byMonth, SampleKeys.byMonthPartitions());
  }

  /** Query of {@code GSI11} for one {@code month}, in its shard alone: {@code GSI11PK = K#{month:shard(100)}}. */
  public ByMonth byMonth(YearMonth month) {
    return new ByMonth(byMonth, SampleKeys.byMonthPartitions(month), PropertyFilter.equal("month",
        StoredBound.of(SampleKeys.MONTH_SHARD, Converters.ofYearMonth(), month)));
  }

  /** Query of {@code GSI12}, its 100 shards merged: {@code GSI12PK = L#{year:shard(100)}}. */
  public ByYear byYear() {
    return new ByYear(byYear, SampleKeys.byYearPartitions());
  }

  /** Query of {@code GSI12} for one {@code year}, in its shard alone: {@code GSI12PK = L#{year:shard(100)}}. */
  public ByYear byYear(Year year) {
    return new ByYear(byYear, SampleKeys.byYearPartitions(year), PropertyFilter.equal("year",
        StoredBound.of(SampleKeys.YEAR_SHARD, Converters.ofYear(), year)));
  }

  /** Query of {@code GSI13}, its 100 shards merged: {@code GSI13PK = M#{uuid:shard(100)}}. */
  public ByUuid byUuid() {
    return new ByUuid(byUuid, SampleKeys.byUuidPartitions());
  }

  /** Query of {@code GSI13} for one {@code uuid}, in its shard alone: {@code GSI13PK = M#{uuid:shard(100)}}. */
  public ByUuid byUuid(UUID uuid) {
    return new ByUuid(byUuid, SampleKeys.byUuidPartitions(uuid), PropertyFilter.equal("uuid",
        StoredBound.of(SampleKeys.UUID_SHARD, Converters.ofUuid(), uuid)));
  }

  /** Query of {@code GSI14}, its 100 shards merged: {@code GSI14PK = N#{flag:shard(100)}}. */
  public ByFlag byFlag() {
    return new ByFlag(byFlag, SampleKeys.byFlagPartitions());
  }

  /** Query of {@code GSI14} for one {@code flag}, in its shard alone: {@code GSI14PK = N#{flag:shard(100)}}. */
  public ByFlag byFlag(boolean flag) {
    return new ByFlag(byFlag, SampleKeys.byFlagPartitions(flag), PropertyFilter.equal("flag",
        StoredBound.of(SampleKeys.FLAG_SHARD, Converters.ofBoolean(), flag)));
  }

  /** Query of {@code GSI15}, its 100 shards merged: {@code GSI15PK = O#{colour:shard(100)}}. */
  public ByColour byColour() {
    return new ByColour(byColour, SampleKeys.byColourPartitions());
  }

  /** Query of {@code GSI15} for one {@code colour}, in its shard alone: {@code GSI15PK = O#{colour:shard(100)}}. */
  public ByColour byColour(Sample.Colour colour) {
    return new ByColour(byColour, SampleKeys.byColourPartitions(colour),
        PropertyFilter.equal("colour",
        StoredBound.of(SampleKeys.COLOUR_SHARD, SampleMapper.COLOUR, colour)));
  }

  /**
   * Query of {@code GSI16}, its 100 shards and the former 9 merged: {@code GSI16PK = P#{paint.shade:shard(100, formerly = 9)}}.
   */
  public ByShade byShade() {
    return new ByShade(byShade, SampleKeys.byShadePartitions());
  }

  /**
   * Query of {@code GSI16} for one {@code paint.shade}, in its shard alone, by either number of shards: {@code GSI16PK = P#{paint.shade:shard(100, formerly = 9)}}.
   */
  public ByShade byShade(Sample.Colour paintShade) {
    return new ByShade(byShade, SampleKeys.byShadePartitions(paintShade), PropertyFilter.equal("s",
        StoredBound.of(SampleKeys.PAINT_SHADE_SHARD, Kinds_Sample_PaintMapper.SHADE, paintShade)).in("p"));
  }

  /** Query of {@code GSI17}, its 2 shards merged: {@code GSI17PK = Q#{instant:yyyy-MM-dd-HH}#{instant:shard(2)}}. */
  public ByHour byHour(Instant instant) {
    return new ByHour(byHour, SampleKeys.byHourPartitions(instant));
  }

  /** The query {@code byText}. */
  public static final class ByText extends IndexQuery<Sample, ByText> {
    private ByText(QuerySource<Sample> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byShort}. */
  public static final class ByShort extends IndexQuery<Sample, ByShort> {
    private ByShort(QuerySource<Sample> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byBig}. */
  public static final class ByBig extends IndexQuery<Sample, ByBig> {
    private ByBig(QuerySource<Sample> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byDecimal}. */
  public static final class ByDecimal extends IndexQuery<Sample, ByDecimal> {
    private ByDecimal(QuerySource<Sample> source, Partitions partitions,
        PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byFraction}. */
  public static final class ByFraction extends IndexQuery<Sample, ByFraction> {
    private ByFraction(QuerySource<Sample> source, Partitions partitions,
        PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byInstant}. */
  public static final class ByInstant extends IndexQuery<Sample, ByInstant> {
    private ByInstant(QuerySource<Sample> source, Partitions partitions,
        PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byOffset}. */
  public static final class ByOffset extends IndexQuery<Sample, ByOffset> {
    private ByOffset(QuerySource<Sample> source, Partitions partitions) {
      super(source, partitions, "");
    }
  }

  /** The query {@code byZoned}. */
  public static final class ByZoned extends IndexQuery<Sample, ByZoned> {
    private ByZoned(QuerySource<Sample> source, Partitions partitions) {
      super(source, partitions, "");
    }
  }

  /** The query {@code byLocal}. */
  public static final class ByLocal extends IndexQuery<Sample, ByLocal> {
    private ByLocal(QuerySource<Sample> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byDate}. */
  public static final class ByDate extends IndexQuery<Sample, ByDate> {
    private ByDate(QuerySource<Sample> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byMonth}. */
  public static final class ByMonth extends IndexQuery<Sample, ByMonth> {
    private ByMonth(QuerySource<Sample> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byYear}. */
  public static final class ByYear extends IndexQuery<Sample, ByYear> {
    private ByYear(QuerySource<Sample> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byUuid}. */
  public static final class ByUuid extends IndexQuery<Sample, ByUuid> {
    private ByUuid(QuerySource<Sample> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byFlag}. */
  public static final class ByFlag extends IndexQuery<Sample, ByFlag> {
    private ByFlag(QuerySource<Sample> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byColour}. */
  public static final class ByColour extends IndexQuery<Sample, ByColour> {
    private ByColour(QuerySource<Sample> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byShade}. */
  public static final class ByShade extends IndexQuery<Sample, ByShade> {
    private ByShade(QuerySource<Sample> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "", filters);
    }
  }

  /** The query {@code byHour}. */
  public static final class ByHour extends IndexQuery<Sample, ByHour> {
    private ByHour(QuerySource<Sample> source, Partitions partitions) {
      super(source, partitions, "");
    }
  }
}
