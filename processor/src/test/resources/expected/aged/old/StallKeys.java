package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Stall} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StallKeys {
  static final KeyComponent<String> STALL_ID =
      KeyComponent.of("Stall", "stallId", "STALL#{stallId}", KeyFormats.text('#'));

  private StallKeys() {}

  /** Key: {@code STALL#{stallId} / STALL}. */
  public static PrimaryKey<Stall> primary(String stallId) {
    return PrimaryKey.of(Stall.class, partition(stallId), "STALL");
  }

  static String partition(String stallId) {
    return "STALL#".concat(STALL_ID.text(stallId));
  }
}
