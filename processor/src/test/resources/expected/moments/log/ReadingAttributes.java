package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
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
  public static final AttributeReference<Reading, String> SENSOR =
      AttributeReference.of("sensor", "sensor", Converters.STRING);

  /** Stored as {@code takenAt}. */
  public static final AttributeReference<Reading, Instant> TAKEN_AT =
      AttributeReference.of("takenAt", "takenAt", Converters.INSTANT);

  /** Stored as {@code sequence}. */
  public static final AttributeReference<Reading, Integer> SEQUENCE =
      AttributeReference.of("sequence", "sequence", Converters.INT);

  /** Stored as {@code room}. */
  public static final AttributeReference<Reading, Reading.Room> ROOM =
      AttributeReference.of("room", "room", ReadingMapper.ROOM);

  /** Stored as {@code id}. */
  public static final AttributeReference<Reading, UUID> ID =
      AttributeReference.of("id", "id", Converters.UUID);

  /** Stored as {@code batch}. */
  public static final AttributeReference<Reading, Long> BATCH =
      AttributeReference.of("batch", "batch", Converters.LONG);

  /** Stored as {@code valid}. */
  public static final AttributeReference<Reading, Boolean> VALID =
      AttributeReference.of("valid", "valid", Converters.BOOLEAN);

  /** Stored as {@code clock}. */
  public static final AttributeReference<Reading, LocalDateTime> CLOCK =
      AttributeReference.of("clock", "clock", Converters.LOCAL_DATE_TIME);

  /** Stored as {@code month}. */
  public static final AttributeReference<Reading, YearMonth> MONTH =
      AttributeReference.of("month", "month", Converters.YEAR_MONTH);

  /** Stored as {@code year}. */
  public static final AttributeReference<Reading, Year> YEAR =
      AttributeReference.of("year", "year", Converters.YEAR);

  /** Stored as {@code label}. */
  public static final AttributeReference<Reading, String> LABEL =
      AttributeReference.of("label", "label", Converters.STRING);

  /** Stored as {@code level}. */
  public static final AttributeReference<Reading, Reading.Level> LEVEL =
      AttributeReference.of("level", "level", ReadingMapper.LEVEL);

  /** Stored as {@code abroad}. */
  public static final AttributeReference<Reading, OffsetDateTime> ABROAD =
      AttributeReference.of("abroad", "abroad", Converters.OFFSET_DATE_TIME);

  /** Stored as {@code zoned}. */
  public static final AttributeReference<Reading, ZonedDateTime> ZONED =
      AttributeReference.of("zoned", "zoned", Converters.ZONED_DATE_TIME);

  /** Stored as {@code note}. */
  public static final AttributeReference<Reading, String> NOTE =
      AttributeReference.of("note", "note", Converters.STRING);

  private ReadingAttributes() {}
}
