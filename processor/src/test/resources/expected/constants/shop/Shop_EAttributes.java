package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
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
public final class Shop_EAttributes<E_> extends AttributeReference<E_, E> {
  Shop_EAttributes(String name, String attribute) {
    super(name, attribute, Shop_EMapper.INSTANCE);
  }

  Shop_EAttributes(AttributeReference<E_, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Shop_EMapper.INSTANCE);
  }

  /** Stored as {@code e}. */
  public AttributeReference<E_, String> e() {
    return child("e", "e", Converters.STRING);
  }

  /** Stored as {@code sku}. */
  public AttributeReference<E_, SKU> sku() {
    return child("sku", "sku", Shop_EMapper.SKU_);
  }
}
