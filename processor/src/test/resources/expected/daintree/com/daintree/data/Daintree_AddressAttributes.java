package com.daintree.data;

import com.daintree.shop.Address;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
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
public final class Daintree_AddressAttributes<E> extends AttributeReference<E, Address> {
  Daintree_AddressAttributes(String name, String attribute) {
    super(name, attribute, Daintree_AddressMapper.INSTANCE);
  }

  Daintree_AddressAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Daintree_AddressMapper.INSTANCE);
  }

  /** Stored as {@code street}. */
  public AttributeReference<E, String> street() {
    return child("street", "street", Converters.STRING);
  }

  /** Stored as {@code zip}. */
  public AttributeReference<E, String> postCode() {
    return child("postCode", "zip", Converters.STRING);
  }

  /** Stored as {@code city}. */
  public AttributeReference<E, String> city() {
    return child("city", "city", Converters.STRING);
  }

  /** Stored as {@code country}. */
  public AttributeReference<E, String> country() {
    return child("country", "country", Converters.STRING);
  }
}
