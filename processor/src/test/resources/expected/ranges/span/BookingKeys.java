package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Booking} in the table {@link Span}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BookingKeys {
  static final KeyComponent<String> ROOM =
      KeyComponent.of("Booking", "room", "ROOM#{room}", KeyFormats.text('#'));

  static final KeyComponent<Instant> STAY_FROM =
      KeyComponent.of("Booking", "stay.from", "{stay.from:seconds}#{id}", KeyFormats.instantSeconds());

  static final KeyComponent<String> ID =
      KeyComponent.of("Booking", "id", "{stay.from:seconds}#{id}", KeyFormats.text('#'));

  private BookingKeys() {}

  /** Key: {@code ROOM#{room} / {stay.from:seconds}#{id}}. */
  public static PrimaryKey<Booking> primary(String room, Instant stayFrom, String id) {
    String text = new StringBuilder(49)
        .append(STAY_FROM.text(stayFrom))
        .append("#")
        .append(ID.text(id))
        .toString();
    return PrimaryKey.of(Booking.class, partition(room), text);
  }

  static String partition(String room) {
    return "ROOM#".concat(ROOM.text(room));
  }
}
