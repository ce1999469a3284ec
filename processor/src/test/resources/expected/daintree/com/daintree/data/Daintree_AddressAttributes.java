package com.daintree.data;

import com.daintree.shop.Address;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Address} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Daintree_AddressAttributes<E> extends DocumentAttribute<E, Address> {
  Daintree_AddressAttributes(AttributePath path) {
    super(path, Daintree_AddressMapper.INSTANCE);
  }

  /** Stored as {@code street}. */
  public TextAttribute<E> street() {
    return new TextAttribute<>(child("street", "street"));
  }

  /** Stored as {@code zip}. */
  public TextAttribute<E> postCode() {
    return new TextAttribute<>(child("postCode", "zip"));
  }

  /** Stored as {@code city}. */
  public TextAttribute<E> city() {
    return new TextAttribute<>(child("city", "city"));
  }

  /** Stored as {@code country}. */
  public TextAttribute<E> country() {
    return new TextAttribute<>(child("country", "country"));
  }

  static final class Element<E> extends ElementKind<E, Address, Daintree_AddressAttributes<E>> {
    Element() {
      super(Daintree_AddressMapper.INSTANCE);
    }

    @Override
    protected Daintree_AddressAttributes<E> reference(AttributePath path) {
      return new Daintree_AddressAttributes<>(path);
    }
  }
}
