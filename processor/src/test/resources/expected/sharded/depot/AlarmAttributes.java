package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Alarm} in the table {@link Depot}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AlarmAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Alarm> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code sensor}. */
  public static final OrderedAttribute<Alarm, Long> SENSOR =
      new OrderedAttribute<>(AttributePath.of("sensor", "sensor"), Converters.ofLong());

  /** Stored as {@code site}. */
  public static final TextAttribute<Alarm> SITE =
      new TextAttribute<>(AttributePath.of("site", "site"));

  private AlarmAttributes() {}
}
