package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
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
public final class Club_Member_StayAttributes<E> extends AttributeReference<E, Member.Stay> {
  Club_Member_StayAttributes(String name, String attribute) {
    super(name, attribute, Club_Member_StayMapper.INSTANCE);
  }

  Club_Member_StayAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Club_Member_StayMapper.INSTANCE);
  }

  /** Stored as {@code from}. */
  public AttributeReference<E, Instant> from() {
    return child("from", "from", Converters.INSTANT);
  }
}
