package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Meter} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MeterKeys {
  static final KeyComponent<String> METER_ID =
      KeyComponent.of("Meter", "meterId", "METER#{meterId}", KeyFormats.text('#'));

  private MeterKeys() {}

  /** Key: {@code METER#{meterId} / METER}. */
  public static PrimaryKey<Meter> primary(String meterId) {
    return PrimaryKey.of(Meter.class, partition(meterId), "METER");
  }

  static String partition(String meterId) {
    return "METER#".concat(METER_ID.text(meterId));
  }
}
