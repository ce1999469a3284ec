package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
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
public final class Forest_LeafAttributes<E> extends DocumentAttribute<E, Leaf> {
  Forest_LeafAttributes(AttributePath path) {
    super(path, Forest_LeafMapper.INSTANCE);
  }

  /** Stored as {@code colour}. */
  public TextAttribute<E> colour() {
    return new TextAttribute<>(child("colour", "colour"));
  }

  /** Stored as {@code grown}. */
  public MapAttribute<E, String, Branch, Forest_BranchAttributes<E>> grown() {
    return new MapAttribute<>(child("grown", "grown"), Forest_LeafMapper.Composed.GROWN, Converters.ofString(), new Forest_BranchAttributes.Element<>());
  }

  static final class Element<E> extends ElementKind<E, Leaf, Forest_LeafAttributes<E>> {
    Element() {
      super(Forest_LeafMapper.INSTANCE);
    }

    @Override
    protected Forest_LeafAttributes<E> reference(AttributePath path) {
      return new Forest_LeafAttributes<>(path);
    }
  }
}
