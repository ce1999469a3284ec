package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Leaf} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Forest_LeafAttributes<E> extends AttributeReference<E, Leaf> {
  Forest_LeafAttributes(String name, String attribute) {
    super(name, attribute, Forest_LeafMapper.INSTANCE);
  }

  Forest_LeafAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Forest_LeafMapper.INSTANCE);
  }

  /** Stored as {@code colour}. */
  public AttributeReference<E, String> colour() {
    return child("colour", "colour", Converters.STRING);
  }

  /** Stored as {@code grown}. */
  public AttributeReference<E, Map<String, Branch>> grown() {
    return child("grown", "grown", Forest_LeafMapper.Composed.GROWN);
  }
}
