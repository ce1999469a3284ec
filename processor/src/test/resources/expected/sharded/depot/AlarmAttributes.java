package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Alarm} in the table {@link Depot}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AlarmAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Alarm, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code sensor}. */
  public static final AttributeReference<Alarm, Long> SENSOR =
      AttributeReference.of("sensor", "sensor", Converters.LONG);

  /** Stored as {@code site}. */
  public static final AttributeReference<Alarm, String> SITE =
      AttributeReference.of("site", "site", Converters.STRING);

  private AlarmAttributes() {}
}
