package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Branch} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Forest_BranchAttributes<E> extends DocumentAttribute<E, Branch> {
  Forest_BranchAttributes(AttributePath path) {
    super(path, Forest_BranchMapper.INSTANCE);
  }

  /** Stored as {@code name}. */
  public TextAttribute<E> name() {
    return new TextAttribute<>(child("name", "name"));
  }

  /** Stored as {@code leaves}. */
  public ListAttribute<E, Leaf, Forest_LeafAttributes<E>> leaves() {
    return new ListAttribute<>(child("leaves", "leaves"), Forest_BranchMapper.Composed.LEAVES, new Forest_LeafAttributes.Element<>());
  }

  static final class Element<E> extends ElementKind<E, Branch, Forest_BranchAttributes<E>> {
    Element() {
      super(Forest_BranchMapper.INSTANCE);
    }

    @Override
    protected Forest_BranchAttributes<E> reference(AttributePath path) {
      return new Forest_BranchAttributes<>(path);
    }
  }
}
