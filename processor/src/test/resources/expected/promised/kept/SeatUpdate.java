package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Seat}: {@code SEAT#{seatId} / SEAT}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SeatUpdate extends Update<Seat, SeatUpdate> {
  SeatUpdate(TableContext table, PrimaryKey<Seat> key) {
    super(table, SeatMapper.INSTANCE, key, false);
  }

  /** Stores {@code place}. */
  public SeatUpdate place(String place) {
    return changes().set(SeatAttributes.PLACE, place);
  }

  /** Stores {@code ticket}. */
  public SeatUpdate ticket(String ticket) {
    return changes().set(SeatAttributes.TICKET, ticket);
  }

  /** Stores {@code expiresAt}. */
  public SeatUpdate expiresAt(Instant expiresAt) {
    return changes().set(SeatAttributes.EXPIRES_AT, expiresAt);
  }

  /** Removes {@code expiresAt}. */
  public SeatUpdate removeExpiresAt() {
    return changes().remove(SeatAttributes.EXPIRES_AT);
  }

  /** Stores {@code expiresAt} where there is none. */
  public SeatUpdate expiresAtIfAbsent(Instant expiresAt) {
    return changes().setIfAbsent(SeatAttributes.EXPIRES_AT, expiresAt);
  }
}
