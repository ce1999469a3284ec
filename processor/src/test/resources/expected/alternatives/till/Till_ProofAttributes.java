package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Proof} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_ProofAttributes<E> extends DocumentAttribute<E, Proof> {
  Till_ProofAttributes(AttributePath path) {
    super(path, Till_ProofMapper.INSTANCE);
  }

  /** The text that tells which of its documents it is. Stored as {@code Type}. */
  public TextAttribute<E> tag() {
    return new TextAttribute<>(child("Type", "Type"));
  }

  static final class Element<E> extends ElementKind<E, Proof, Till_ProofAttributes<E>> {
    Element() {
      super(Till_ProofMapper.INSTANCE);
    }

    @Override
    protected Till_ProofAttributes<E> reference(AttributePath path) {
      return new Till_ProofAttributes<>(path);
    }
  }
}
