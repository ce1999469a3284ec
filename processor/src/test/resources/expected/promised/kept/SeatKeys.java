package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Seat} in the table {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SeatKeys {
  static final KeyComponent<String> SEAT_ID =
      KeyComponent.of("Seat", "seatId", "SEAT#{seatId}", KeyFormats.text('#'));

  private SeatKeys() {}

  /** Key: {@code SEAT#{seatId} / SEAT}. */
  public static PrimaryKey<Seat> primary(String seatId) {
    return PrimaryKey.of(Seat.class, partition(seatId), "SEAT");
  }

  static String partition(String seatId) {
    return "SEAT#".concat(SEAT_ID.text(seatId));
  }
}
