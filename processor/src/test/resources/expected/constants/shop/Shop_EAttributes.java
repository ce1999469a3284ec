package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link E} inside an item.
 *
 * @param <E_> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Shop_EAttributes<E_> extends DocumentAttribute<E_, E> {
  Shop_EAttributes(AttributePath path) {
    super(path, Shop_EMapper.INSTANCE);
  }

  /** Stored as {@code e}. */
  public TextAttribute<E_> e() {
    return new TextAttribute<>(child("e", "e"));
  }

  /** Stored as {@code sku}. */
  public AttributeReference<E_, SKU> sku() {
    return new AttributeReference<>(child("sku", "sku"), Shop_EMapper.SKU_);
  }

  static final class Element<E_> extends ElementKind<E_, E, Shop_EAttributes<E_>> {
    Element() {
      super(Shop_EMapper.INSTANCE);
    }

    @Override
    protected Shop_EAttributes<E_> reference(AttributePath path) {
      return new Shop_EAttributes<>(path);
    }
  }
}
