package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Ticket} in the table {@link Made}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TicketAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Ticket> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Ticket, Integer> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofInt());

  private TicketAttributes() {}
}
