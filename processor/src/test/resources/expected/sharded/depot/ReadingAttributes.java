package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
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
  public static final OrderedAttribute<Reading, LocalDate> DAY =
      new OrderedAttribute<>(AttributePath.of("day", "day"), Converters.ofLocalDate());

  /** Stored as {@code sensor}. */
  public static final OrderedAttribute<Reading, Long> SENSOR =
      new OrderedAttribute<>(AttributePath.of("sensor", "sensor"), Converters.ofLong());

  /** Stored as {@code at}. */
  public static final OrderedAttribute<Reading, Instant> AT =
      new OrderedAttribute<>(AttributePath.of("at", "at"), Converters.ofInstant());

  /** Stored as {@code site}. */
  public static final TextAttribute<Reading> SITE =
      new TextAttribute<>(AttributePath.of("site", "site"));

  /** Stored as {@code value}. */
  public static final OrderedAttribute<Reading, Integer> VALUE =
      new OrderedAttribute<>(AttributePath.of("value", "value"), Converters.ofInt());

  private ReadingAttributes() {}
}
