package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Seat} in the table {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SeatAttributes {
  /** Stored as {@code seatId}. */
  public static final TextAttribute<Seat> SEAT_ID =
      new TextAttribute<>(AttributePath.of("seatId", "seatId"));

  /** Stored as {@code place}. */
  public static final TextAttribute<Seat> PLACE =
      new TextAttribute<>(AttributePath.of("place", "place"));

  /** Stored as {@code ticket}. */
  public static final TextAttribute<Seat> TICKET =
      new TextAttribute<>(AttributePath.of("ticket", "ticket"));

  /** Stored as {@code ttl}. */
  public static final OrderedAttribute<Seat, Instant> EXPIRES_AT =
      new OrderedAttribute<>(AttributePath.of("expiresAt", "ttl"), Converters.ofExpiry());

  private SeatAttributes() {}
}
