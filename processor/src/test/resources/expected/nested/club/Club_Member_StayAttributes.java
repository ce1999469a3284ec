package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Member.Stay} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Club_Member_StayAttributes<E> extends DocumentAttribute<E, Member.Stay> {
  Club_Member_StayAttributes(AttributePath path) {
    super(path, Club_Member_StayMapper.INSTANCE);
  }

  /** Stored as {@code from}. */
  public OrderedAttribute<E, Instant> from() {
    return new OrderedAttribute<>(child("from", "from"), Converters.ofInstant());
  }

  static final class Element<E> extends ElementKind<E, Member.Stay, Club_Member_StayAttributes<E>> {
    Element() {
      super(Club_Member_StayMapper.INSTANCE);
    }

    @Override
    protected Club_Member_StayAttributes<E> reference(AttributePath path) {
      return new Club_Member_StayAttributes<>(path);
    }
  }
}
