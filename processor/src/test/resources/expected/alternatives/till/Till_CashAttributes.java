package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Cash} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_CashAttributes<E> extends DocumentAttribute<E, Cash> {
  Till_CashAttributes(AttributePath path) {
    super(path, Till_CashMapper.INSTANCE);
  }

  static final class Element<E> extends ElementKind<E, Cash, Till_CashAttributes<E>> {
    Element() {
      super(Till_CashMapper.INSTANCE);
    }

    @Override
    protected Till_CashAttributes<E> reference(AttributePath path) {
      return new Till_CashAttributes<>(path);
    }
  }
}
