package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Reading} in the table {@link Log}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReadingAttributes {
  /** Stored as {@code sensor}. */
  public static final TextAttribute<Reading> SENSOR =
      new TextAttribute<>(AttributePath.of("sensor", "sensor"));

  /** Stored as {@code takenAt}. */
  public static final OrderedAttribute<Reading, Instant> TAKEN_AT =
      new OrderedAttribute<>(AttributePath.of("takenAt", "takenAt"), Converters.ofInstant());

  /** Stored as {@code sequence}. */
  public static final OrderedAttribute<Reading, Integer> SEQUENCE =
      new OrderedAttribute<>(AttributePath.of("sequence", "sequence"), Converters.ofInt());

  /** Stored as {@code room}. */
  public static final AttributeReference<Reading, Reading.Room> ROOM =
      new AttributeReference<>(AttributePath.of("room", "room"), ReadingMapper.ROOM);

  /** Stored as {@code id}. */
  public static final OrderedAttribute<Reading, UUID> ID =
      new OrderedAttribute<>(AttributePath.of("id", "id"), Converters.ofUuid());

  /** Stored as {@code batch}. */
  public static final OrderedAttribute<Reading, Long> BATCH =
      new OrderedAttribute<>(AttributePath.of("batch", "batch"), Converters.ofLong());

  /** Stored as {@code valid}. */
  public static final AttributeReference<Reading, Boolean> VALID =
      new AttributeReference<>(AttributePath.of("valid", "valid"), Converters.ofBoolean());

  /** Stored as {@code clock}. */
  public static final OrderedAttribute<Reading, LocalDateTime> CLOCK =
      new OrderedAttribute<>(AttributePath.of("clock", "clock"), Converters.ofLocalDateTime());

  /** Stored as {@code month}. */
  public static final OrderedAttribute<Reading, YearMonth> MONTH =
      new OrderedAttribute<>(AttributePath.of("month", "month"), Converters.ofYearMonth());

  /** Stored as {@code year}. */
  public static final OrderedAttribute<Reading, Year> YEAR =
      new OrderedAttribute<>(AttributePath.of("year", "year"), Converters.ofYear());

  /** Stored as {@code label}. */
  public static final TextAttribute<Reading> LABEL =
      new TextAttribute<>(AttributePath.of("label", "label"));

  /** Stored as {@code level}. */
  public static final AttributeReference<Reading, Reading.Level> LEVEL =
      new AttributeReference<>(AttributePath.of("level", "level"), ReadingMapper.LEVEL);

  /** Stored as {@code abroad}. */
  public static final AttributeReference<Reading, OffsetDateTime> ABROAD =
      new AttributeReference<>(AttributePath.of("abroad", "abroad"), Converters.ofOffsetDateTime());

  /** Stored as {@code zoned}. */
  public static final AttributeReference<Reading, ZonedDateTime> ZONED =
      new AttributeReference<>(AttributePath.of("zoned", "zoned"), Converters.ofZonedDateTime());

  /** Stored as {@code note}. */
  public static final TextAttribute<Reading> NOTE =
      new TextAttribute<>(AttributePath.of("note", "note"));

  private ReadingAttributes() {}

  /** What {@code LSI1} holds of {@link Reading}, for filters of {@code byLevel}. */
  public static final class ByLevel {
    /** Stored as {@code valid}. */
    public static final AttributeReference<ByLevel, Boolean> VALID =
        new AttributeReference<>(AttributePath.of("valid", "valid"), Converters.ofBoolean());

    /** Stored as {@code note}. */
    public static final TextAttribute<ByLevel> NOTE =
        new TextAttribute<>(AttributePath.of("note", "note"));

    private ByLevel() {}
  }
}
