package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Sample} in the table {@link Kinds}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SampleKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Sample", "id", "{id}", KeyFormats.text('#'));

  static final KeyComponent<String> TEXT_SHARD =
      KeyComponent.of("Sample", "text", "A#{text:shard(100)}",
      KeyFormats.shard(100, KeyFormats.rest()));

  static final KeyComponent<Short> NUMBER_SHARD =
      KeyComponent.of("Sample", "number", "B#{number:shard(100)}",
      KeyFormats.shard(100, KeyFormats.<Short>wholeNumber()));

  static final KeyComponent<BigInteger> BIG_SHARD =
      KeyComponent.of("Sample", "big", "C#{big:shard(100)}",
      KeyFormats.shard(100, KeyFormats.<BigInteger>wholeNumber()));

  static final KeyComponent<BigDecimal> DECIMAL_SHARD =
      KeyComponent.of("Sample", "decimal", "D#{decimal:shard(100)}",
      KeyFormats.shard(100, KeyFormats.<BigDecimal>decimal()));

  static final KeyComponent<Float> FRACTION_SHARD =
      KeyComponent.of("Sample", "fraction", "E#{fraction:shard(100)}",
      KeyFormats.shard(100, KeyFormats.<Float>decimal()));

  static final KeyComponent<Instant> INSTANT_SHARD =
      KeyComponent.of("Sample", "instant", "F#{instant:shard(100)}",
      KeyFormats.shard(100, KeyFormats.instantNanos()));

  static final KeyComponent<OffsetDateTime> OFFSET_SHARD =
      KeyComponent.of("Sample", "offset", "G#{offset:shard(100)}",
      KeyFormats.shard(100, KeyFormats.offsetDateTimeNanos()));

  static final KeyComponent<ZonedDateTime> ZONED_SHARD =
      KeyComponent.of("Sample", "zoned", "H#{zoned:shard(100)}",
      KeyFormats.shard(100, KeyFormats.zonedDateTimeNanos()));

  static final KeyComponent<LocalDateTime> LOCAL_SHARD =
      KeyComponent.of("Sample", "local", "I#{local:shard(100)}",
      KeyFormats.shard(100, KeyFormats.localDateTimeNanos()));

  static final KeyComponent<LocalDate> DATE_SHARD =
      KeyComponent.of("Sample", "date", "J#{date:shard(100)}",
      KeyFormats.shard(100, KeyFormats.localDate()));

  static final KeyComponent<YearMonth> MONTH_SHARD =
      KeyComponent.of("Sample", "month", "K#{month:shard(100)}",
      KeyFormats.shard(100, KeyFormats.yearMonth()));

  static final KeyComponent<Year> YEAR_SHARD =
      KeyComponent.of("Sample", "year", "L#{year:shard(100)}",
      KeyFormats.shard(100, KeyFormats.year()));

  static final KeyComponent<UUID> UUID_SHARD =
      KeyComponent.of("Sample", "uuid", "M#{uuid:shard(100)}",
      KeyFormats.shard(100, KeyFormats.uuid()));

  static final KeyComponent<Boolean> FLAG_SHARD =
      KeyComponent.of("Sample", "flag", "N#{flag:shard(100)}",
      KeyFormats.shard(100, KeyFormats.bool()));

  static final KeyComponent<Sample.Colour> COLOUR_SHARD =
      KeyComponent.of("Sample", "colour", "O#{colour:shard(100)}",
      KeyFormats.shard(100, KeyFormats.<Sample.Colour>enumName()));

  static final KeyComponent<Sample.Colour> PAINT_SHADE_SHARD =
      KeyComponent.of("Sample", "paint.shade", "P#{paint.shade:shard(100, formerly = 9)}",
      KeyFormats.shard(100, KeyFormats.<Sample.Colour>enumName()));

  static final KeyComponent<Sample.Colour> PAINT_SHADE_FORMER_SHARD =
      KeyComponent.of("Sample", "paint.shade", "P#{paint.shade:shard(100, formerly = 9)}",
      KeyFormats.shard(9, KeyFormats.<Sample.Colour>enumName()));

  static final KeyComponent<Instant> INSTANT =
      KeyComponent.of("Sample", "instant", "Q#{instant:yyyy-MM-dd-HH}#{instant:shard(2)}", KeyFormats.instantPattern("yyyy-MM-dd-HH"));

  static final KeyComponent<Instant> BY_HOUR_INSTANT_SHARD =
      KeyComponent.of("Sample", "instant", "Q#{instant:yyyy-MM-dd-HH}#{instant:shard(2)}",
      KeyFormats.shard(2, KeyFormats.instantNanos()));

  private SampleKeys() {}

  /** Key: {@code {id} / SAMPLE}. */
  public static PrimaryKey<Sample> primary(String id) {
    return PrimaryKey.of(Sample.class, partition(id), "SAMPLE");
  }

  static String partition(String id) {
    return ID.text(id);
  }

  /** Key in {@code GSI1}: {@code GSI1PK = A#{text:shard(100)}}. */
  public static IndexKey byText(String text) {
    return IndexKey.of(Sample.class, byTextPartition(text));
  }

  static String byTextPartition(String text) {
    return "A#".concat(TEXT_SHARD.text(text));
  }

  static Partitions byTextPartitions() {
    return Partitions.of("A#")
        .thenShards(100);
  }

  static Partitions byTextPartitions(String text) {
    return Partitions.of(byTextPartition(text));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = B#{number:shard(100)}}. */
  public static IndexKey byShort(short number) {
    return IndexKey.of(Sample.class, byShortPartition(number));
  }

  static String byShortPartition(short number) {
    return "B#".concat(NUMBER_SHARD.text(number));
  }

  static Partitions byShortPartitions() {
    return Partitions.of("B#")
        .thenShards(100);
  }

  static Partitions byShortPartitions(short number) {
    return Partitions.of(byShortPartition(number));
  }

  /** Key in {@code GSI3}: {@code GSI3PK = C#{big:shard(100)}}. */
  public static IndexKey byBig(BigInteger big) {
    return IndexKey.of(Sample.class, byBigPartition(big));
  }

  static String byBigPartition(BigInteger big) {
    return "C#".concat(BIG_SHARD.text(big));
  }

  static Partitions byBigPartitions() {
    return Partitions.of("C#")
        .thenShards(100);
  }

  static Partitions byBigPartitions(BigInteger big) {
    return Partitions.of(byBigPartition(big));
  }

  /** Key in {@code GSI4}: {@code GSI4PK = D#{decimal:shard(100)}}. */
  public static IndexKey byDecimal(BigDecimal decimal) {
    return IndexKey.of(Sample.class, byDecimalPartition(decimal));
  }

  static String byDecimalPartition(BigDecimal decimal) {
    return "D#".concat(DECIMAL_SHARD.text(decimal));
  }

  static Partitions byDecimalPartitions() {
    return Partitions.of("D#")
        .thenShards(100);
  }

  static Partitions byDecimalPartitions(BigDecimal decimal) {
    return Partitions.of(byDecimalPartition(decimal));
  }

  /** Key in {@code GSI5}: {@code GSI5PK = E#{fraction:shard(100)}}. */
  public static IndexKey byFraction(float fraction) {
    return IndexKey.of(Sample.class, byFractionPartition(fraction));
  }

  static String byFractionPartition(float fraction) {
    return "E#".concat(FRACTION_SHARD.text(fraction));
  }

  static Partitions byFractionPartitions() {
    return Partitions.of("E#")
        .thenShards(100);
  }

  static Partitions byFractionPartitions(float fraction) {
    return Partitions.of(byFractionPartition(fraction));
  }

  /** Key in {@code GSI6}: {@code GSI6PK = F#{instant:shard(100)}}. */
  public static IndexKey byInstant(Instant instant) {
    return IndexKey.of(Sample.class, byInstantPartition(instant));
  }

  static String byInstantPartition(Instant instant) {
    return "F#".concat(INSTANT_SHARD.text(instant));
  }

  static Partitions byInstantPartitions() {
    return Partitions.of("F#")
        .thenShards(100);
  }

  static Partitions byInstantPartitions(Instant instant) {
    return Partitions.of(byInstantPartition(instant));
  }

  /** Key in {@code GSI7}: {@code GSI7PK = G#{offset:shard(100)}}. */
  public static IndexKey byOffset(OffsetDateTime offset) {
    return IndexKey.of(Sample.class, byOffsetPartition(offset));
  }

  static String byOffsetPartition(OffsetDateTime offset) {
    return "G#".concat(OFFSET_SHARD.text(offset));
  }

  static Partitions byOffsetPartitions() {
    return Partitions.of("G#")
        .thenShards(100);
  }

  /** Key in {@code GSI8}: {@code GSI8PK = H#{zoned:shard(100)}}. */
  public static IndexKey byZoned(ZonedDateTime zoned) {
    return IndexKey.of(Sample.class, byZonedPartition(zoned));
  }

  static String byZonedPartition(ZonedDateTime zoned) {
    return "H#".concat(ZONED_SHARD.text(zoned));
  }

  static Partitions byZonedPartitions() {
    return Partitions.of("H#")
        .thenShards(100);
  }

  /** Key in {@code GSI9}: {@code GSI9PK = I#{local:shard(100)}}. */
  public static IndexKey byLocal(LocalDateTime local) {
    return IndexKey.of(Sample.class, byLocalPartition(local));
  }

  static String byLocalPartition(LocalDateTime local) {
    return "I#".concat(LOCAL_SHARD.text(local));
  }

  static Partitions byLocalPartitions() {
    return Partitions.of("I#")
        .thenShards(100);
  }

  static Partitions byLocalPartitions(LocalDateTime local) {
    return Partitions.of(byLocalPartition(local));
  }

  /** Key in {@code GSI10}: {@code GSI10PK = J#{date:shard(100)}}. */
  public static IndexKey byDate(LocalDate date) {
    return IndexKey.of(Sample.class, byDatePartition(date));
  }

  static String byDatePartition(LocalDate date) {
    return "J#".concat(DATE_SHARD.text(date));
  }

  static Partitions byDatePartitions() {
    return Partitions.of("J#")
        .thenShards(100);
  }

  static Partitions byDatePartitions(LocalDate date) {
    return Partitions.of(byDatePartition(date));
  }

  /** Key in {@code GSI11}: {@code GSI11PK = K#{month:shard(100)}}. */
  public static IndexKey byMonth(YearMonth month) {
    return IndexKey.of(Sample.class, byMonthPartition(month));
  }

  static String byMonthPartition(YearMonth month) {
    return "K#".concat(MONTH_SHARD.text(month));
  }

  static Partitions byMonthPartitions() {
    return Partitions.of("K#")
        .thenShards(100);
  }

  static Partitions byMonthPartitions(YearMonth month) {
    return Partitions.of(byMonthPartition(month));
  }

  /** Key in {@code GSI12}: {@code GSI12PK = L#{year:shard(100)}}. */
  public static IndexKey byYear(Year year) {
    return IndexKey.of(Sample.class, byYearPartition(year));
  }

  static String byYearPartition(Year year) {
    return "L#".concat(YEAR_SHARD.text(year));
  }

  static Partitions byYearPartitions() {
    return Partitions.of("L#")
        .thenShards(100);
  }

  static Partitions byYearPartitions(Year year) {
    return Partitions.of(byYearPartition(year));
  }

  /** Key in {@code GSI13}: {@code GSI13PK = M#{uuid:shard(100)}}. */
  public static IndexKey byUuid(UUID uuid) {
    return IndexKey.of(Sample.class, byUuidPartition(uuid));
  }

  static String byUuidPartition(UUID uuid) {
    return "M#".concat(UUID_SHARD.text(uuid));
  }

  static Partitions byUuidPartitions() {
    return Partitions.of("M#")
        .thenShards(100);
  }

  static Partitions byUuidPartitions(UUID uuid) {
    return Partitions.of(byUuidPartition(uuid));
  }

  /** Key in {@code GSI14}: {@code GSI14PK = N#{flag:shard(100)}}. */
  public static IndexKey byFlag(boolean flag) {
    return IndexKey.of(Sample.class, byFlagPartition(flag));
  }

  static String byFlagPartition(boolean flag) {
    return "N#".concat(FLAG_SHARD.text(flag));
  }

  static Partitions byFlagPartitions() {
    return Partitions.of("N#")
        .thenShards(100);
  }

  static Partitions byFlagPartitions(boolean flag) {
    return Partitions.of(byFlagPartition(flag));
  }

  /** Key in {@code GSI15}: {@code GSI15PK = O#{colour:shard(100)}}. */
  public static IndexKey byColour(Sample.Colour colour) {
    return IndexKey.of(Sample.class, byColourPartition(colour));
  }

  static String byColourPartition(Sample.Colour colour) {
    return "O#".concat(COLOUR_SHARD.text(colour));
  }

  static Partitions byColourPartitions() {
    return Partitions.of("O#")
        .thenShards(100);
  }

  static Partitions byColourPartitions(Sample.Colour colour) {
    return Partitions.of(byColourPartition(colour));
  }

  /** Key in {@code GSI16}: {@code GSI16PK = P#{paint.shade:shard(100, formerly = 9)}}. */
  public static IndexKey byShade(Sample.Colour paintShade) {
    return IndexKey.of(Sample.class, byShadePartition(paintShade));
  }

  static String byShadePartition(Sample.Colour paintShade) {
    return "P#".concat(PAINT_SHADE_SHARD.text(paintShade));
  }

  static Partitions byShadePartitions() {
    return Partitions.of("P#")
        .thenShards(100, 9);
  }

  static Partitions byShadePartitions(Sample.Colour paintShade) {
    return Partitions.of("P#")
        .thenEither(PAINT_SHADE_SHARD.text(paintShade), PAINT_SHADE_FORMER_SHARD.text(paintShade));
  }

  /** Key in {@code GSI17}: {@code GSI17PK = Q#{instant:yyyy-MM-dd-HH}#{instant:shard(2)}}. */
  public static IndexKey byHour(Instant instant) {
    return IndexKey.of(Sample.class, byHourPartition(instant));
  }

  static String byHourPartition(Instant instant) {
    return new StringBuilder(51)
        .append("Q#")
        .append(INSTANT.text(instant))
        .append("#")
        .append(BY_HOUR_INSTANT_SHARD.text(instant))
        .toString();
  }

  static Partitions byHourPartitions(Instant instant) {
    return Partitions.of("Q#")
        .then(INSTANT.text(instant))
        .then("#")
        .thenShards(2);
  }
}
