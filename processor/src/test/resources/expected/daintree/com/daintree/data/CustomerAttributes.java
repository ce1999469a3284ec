package com.daintree.data;

import com.daintree.shop.Customer;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Customer} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerAttributes {
  /** Stored as {@code customerId}. */
  public static final AttributeReference<Customer, String> CUSTOMER_ID =
      AttributeReference.of("customerId", "customerId", Converters.STRING);

  /** Stored as {@code email}. */
  public static final AttributeReference<Customer, String> EMAIL =
      AttributeReference.of("email", "email", Converters.STRING);

  /** Stored as {@code fn}. */
  public static final AttributeReference<Customer, String> FIRST_NAME =
      AttributeReference.of("firstName", "fn", Converters.STRING);

  /** Stored as {@code ln}. */
  public static final AttributeReference<Customer, String> LAST_NAME =
      AttributeReference.of("lastName", "ln", Converters.STRING);

  /** Stored as {@code address}. */
  public static final Daintree_AddressAttributes<Customer> ADDRESS =
      new Daintree_AddressAttributes<>("address", "address");

  /** Stored as {@code since}. */
  public static final AttributeReference<Customer, LocalDate> SINCE =
      AttributeReference.of("since", "since", Converters.LOCAL_DATE);

  private CustomerAttributes() {}
}
