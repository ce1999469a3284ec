package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Reading} in the table {@link Depot}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReadingAttributes {
  /** Stored as {@code day}. */
  public static final AttributeReference<Reading, LocalDate> DAY =
      AttributeReference.of("day", "day", Converters.LOCAL_DATE);

  /** Stored as {@code sensor}. */
  public static final AttributeReference<Reading, Long> SENSOR =
      AttributeReference.of("sensor", "sensor", Converters.LONG);

  /** Stored as {@code at}. */
  public static final AttributeReference<Reading, Instant> AT =
      AttributeReference.of("at", "at", Converters.INSTANT);

  /** Stored as {@code site}. */
  public static final AttributeReference<Reading, String> SITE =
      AttributeReference.of("site", "site", Converters.STRING);

  /** Stored as {@code value}. */
  public static final AttributeReference<Reading, Integer> VALUE =
      AttributeReference.of("value", "value", Converters.INT);

  private ReadingAttributes() {}
}
