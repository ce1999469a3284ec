package com.daintree.data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link com.daintree.shop.Address}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Daintree_AddressUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Daintree_AddressAttributes<E> at;

  Daintree_AddressUpdate(UpdateExpression<E, U> changes, Daintree_AddressAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code street}. */
  public U street(String street) {
    return this.changes.set(this.at.street(), street);
  }

  /** Stores {@code postCode}. */
  public U postCode(String postCode) {
    return this.changes.set(this.at.postCode(), postCode);
  }

  /** Stores {@code city}. */
  public U city(String city) {
    return this.changes.set(this.at.city(), city);
  }

  /** Stores {@code country}. */
  public U country(String country) {
    return this.changes.set(this.at.country(), country);
  }
}
