package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
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
  public static final TextAttribute<Sample> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code text}. */
  public static final TextAttribute<Sample> TEXT =
      new TextAttribute<>(AttributePath.of("text", "text"));

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Sample, Short> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofShort());

  /** Stored as {@code big}. */
  public static final OrderedAttribute<Sample, BigInteger> BIG =
      new OrderedAttribute<>(AttributePath.of("big", "big"), Converters.ofBigInteger());

  /** Stored as {@code decimal}. */
  public static final OrderedAttribute<Sample, BigDecimal> DECIMAL =
      new OrderedAttribute<>(AttributePath.of("decimal", "decimal"), Converters.ofBigDecimal());

  /** Stored as {@code fraction}. */
  public static final OrderedAttribute<Sample, Float> FRACTION =
      new OrderedAttribute<>(AttributePath.of("fraction", "fraction"), Converters.ofFloat());

  /** Stored as {@code instant}. */
  public static final OrderedAttribute<Sample, Instant> INSTANT =
      new OrderedAttribute<>(AttributePath.of("instant", "instant"), Converters.ofInstant());

  /** Stored as {@code offset}. */
  public static final AttributeReference<Sample, OffsetDateTime> OFFSET =
      new AttributeReference<>(AttributePath.of("offset", "offset"), Converters.ofOffsetDateTime());

  /** Stored as {@code zoned}. */
  public static final AttributeReference<Sample, ZonedDateTime> ZONED =
      new AttributeReference<>(AttributePath.of("zoned", "zoned"), Converters.ofZonedDateTime());

  /** Stored as {@code local}. */
  public static final OrderedAttribute<Sample, LocalDateTime> LOCAL =
      new OrderedAttribute<>(AttributePath.of("local", "local"), Converters.ofLocalDateTime());

  /** Stored as {@code date}. */
  public static final OrderedAttribute<Sample, LocalDate> DATE =
      new OrderedAttribute<>(AttributePath.of("date", "date"), Converters.ofLocalDate());

  /** Stored as {@code month}. */
  public static final OrderedAttribute<Sample, YearMonth> MONTH =
      new OrderedAttribute<>(AttributePath.of("month", "month"), Converters.ofYearMonth());

  /** Stored as {@code year}. */
  public static final OrderedAttribute<Sample, Year> YEAR =
      new OrderedAttribute<>(AttributePath.of("year", "year"), Converters.ofYear());

  /** Stored as {@code uuid}. */
  public static final OrderedAttribute<Sample, UUID> UUID =
      new OrderedAttribute<>(AttributePath.of("uuid", "uuid"), Converters.ofUuid());

  /** Stored as {@code flag}. */
  public static final AttributeReference<Sample, Boolean> FLAG =
      new AttributeReference<>(AttributePath.of("flag", "flag"), Converters.ofBoolean());

  /** Stored as {@code colour}. */
  public static final AttributeReference<Sample, Sample.Colour> COLOUR =
      new AttributeReference<>(AttributePath.of("colour", "colour"), SampleMapper.COLOUR);

  /** Stored as {@code p}. */
  public static final Kinds_Sample_PaintAttributes<Sample> PAINT =
      new Kinds_Sample_PaintAttributes<>(AttributePath.of("paint", "p"));

  private SampleAttributes() {}
}
