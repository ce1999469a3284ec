package com.daintree.data;

import com.daintree.shop.Address;
import com.daintree.shop.Customer;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Customer}: {@code CUSTOMER#{customerId} / CUSTOMER#{customerId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerUpdate extends Update<Customer, CustomerUpdate> {
  final ChangedComponent<Customer, String> email = changes().component(CustomerAttributes.EMAIL);

  CustomerUpdate(TableContext table, PrimaryKey<Customer> key) {
    super(table, CustomerMapper.INSTANCE, key, false);
  }

  /** Stores {@code firstName}. */
  public CustomerUpdate firstName(String firstName) {
    return changes().set(CustomerAttributes.FIRST_NAME, firstName);
  }

  /** Stores {@code lastName}. */
  public CustomerUpdate lastName(String lastName) {
    return changes().set(CustomerAttributes.LAST_NAME, lastName);
  }

  /** Stores {@code address}. */
  public CustomerUpdate address(Address address) {
    return changes().set(CustomerAttributes.ADDRESS, address);
  }

  /** Removes {@code address}. */
  public CustomerUpdate removeAddress() {
    return changes().remove(CustomerAttributes.ADDRESS);
  }

  /** Stores {@code address} where there is none. */
  public CustomerUpdate addressIfAbsent(Address address) {
    return changes().setIfAbsent(CustomerAttributes.ADDRESS, address);
  }

  /** Changes inside of {@code address}, which must be there. */
  public Daintree_AddressUpdate<Customer, CustomerUpdate> address() {
    return new Daintree_AddressUpdate<>(changes(), CustomerAttributes.ADDRESS);
  }

  /** Stores {@code since}. */
  public CustomerUpdate since(LocalDate since) {
    return changes().set(CustomerAttributes.SINCE, since);
  }

  /** Stores {@code email}, and the keys that it is part of. */
  public CustomerUpdate email(String email) {
    storeEmail(email);
    return self();
  }

  void storeEmail(String email) {
    changes().set(CustomerAttributes.EMAIL, email);
    this.email.become(email);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (email.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", CustomerKeys.byEmail(email.value()));
    }
  }
}
