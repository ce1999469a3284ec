package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Ticket} in the table {@link Made}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TicketKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Ticket", "id", "TICKET#{id}", KeyFormats.text('#'));

  static final NumberComponent NUMBER = NumberComponent.padded("Ticket", "number", "{number:8}", 8);

  private TicketKeys() {}

  /** Key: {@code TICKET#{id} / {number:8}}. */
  public static PrimaryKey<Ticket> primary(String id, Integer number) {
    return PrimaryKey.of(Ticket.class, partition(id), NUMBER.text(number));
  }

  static String partition(String id) {
    return "TICKET#".concat(ID.text(id));
  }
}
