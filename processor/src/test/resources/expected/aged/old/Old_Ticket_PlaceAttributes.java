package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Ticket.Place} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Old_Ticket_PlaceAttributes<E> extends DocumentAttribute<E, Ticket.Place> {
  Old_Ticket_PlaceAttributes(AttributePath path) {
    super(path, Old_Ticket_PlaceMapper.INSTANCE);
  }

  /** Stored as {@code c}. */
  public TextAttribute<E> city() {
    return new TextAttribute<>(child("city", "c"));
  }

  static final class Element<E> extends ElementKind<E, Ticket.Place, Old_Ticket_PlaceAttributes<E>> {
    Element() {
      super(Old_Ticket_PlaceMapper.INSTANCE);
    }

    @Override
    protected Old_Ticket_PlaceAttributes<E> reference(AttributePath path) {
      return new Old_Ticket_PlaceAttributes<>(path);
    }
  }
}
