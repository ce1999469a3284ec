package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
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

/** The attributes of {@link Sample} in the table {@link Kinds}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SampleAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Sample, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code text}. */
  public static final AttributeReference<Sample, String> TEXT =
      AttributeReference.of("text", "text", Converters.STRING);

  /** Stored as {@code number}. */
  public static final AttributeReference<Sample, Short> NUMBER =
      AttributeReference.of("number", "number", Converters.SHORT);

  /** Stored as {@code big}. */
  public static final AttributeReference<Sample, BigInteger> BIG =
      AttributeReference.of("big", "big", Converters.BIG_INTEGER);

  /** Stored as {@code decimal}. */
  public static final AttributeReference<Sample, BigDecimal> DECIMAL =
      AttributeReference.of("decimal", "decimal", Converters.BIG_DECIMAL);

  /** Stored as {@code fraction}. */
  public static final AttributeReference<Sample, Float> FRACTION =
      AttributeReference.of("fraction", "fraction", Converters.FLOAT);

  /** Stored as {@code instant}. */
  public static final AttributeReference<Sample, Instant> INSTANT =
      AttributeReference.of("instant", "instant", Converters.INSTANT);

  /** Stored as {@code offset}. */
  public static final AttributeReference<Sample, OffsetDateTime> OFFSET =
      AttributeReference.of("offset", "offset", Converters.OFFSET_DATE_TIME);

  /** Stored as {@code zoned}. */
  public static final AttributeReference<Sample, ZonedDateTime> ZONED =
      AttributeReference.of("zoned", "zoned", Converters.ZONED_DATE_TIME);

  /** Stored as {@code local}. */
  public static final AttributeReference<Sample, LocalDateTime> LOCAL =
      AttributeReference.of("local", "local", Converters.LOCAL_DATE_TIME);

  /** Stored as {@code date}. */
  public static final AttributeReference<Sample, LocalDate> DATE =
      AttributeReference.of("date", "date", Converters.LOCAL_DATE);

  /** Stored as {@code month}. */
  public static final AttributeReference<Sample, YearMonth> MONTH =
      AttributeReference.of("month", "month", Converters.YEAR_MONTH);

  /** Stored as {@code year}. */
  public static final AttributeReference<Sample, Year> YEAR =
      AttributeReference.of("year", "year", Converters.YEAR);

  /** Stored as {@code uuid}. */
  public static final AttributeReference<Sample, UUID> UUID =
      AttributeReference.of("uuid", "uuid", Converters.UUID);

  /** Stored as {@code flag}. */
  public static final AttributeReference<Sample, Boolean> FLAG =
      AttributeReference.of("flag", "flag", Converters.BOOLEAN);

  /** Stored as {@code colour}. */
  public static final AttributeReference<Sample, Sample.Colour> COLOUR =
      AttributeReference.of("colour", "colour", SampleMapper.COLOUR);

  /** Stored as {@code p}. */
  public static final Kinds_Sample_PaintAttributes<Sample> PAINT =
      new Kinds_Sample_PaintAttributes<>("paint", "p");

  private SampleAttributes() {}
}
