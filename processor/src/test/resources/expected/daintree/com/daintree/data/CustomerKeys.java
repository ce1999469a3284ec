package com.daintree.data;

import com.daintree.shop.Customer;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Customer} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerKeys {
  static final KeyComponent<String> CUSTOMER_ID =
      KeyComponent.of("Customer", "customerId", "CUSTOMER#{customerId}", KeyFormats.text('#'));

  static final KeyComponent<String> EMAIL =
      KeyComponent.of("Customer", "email", "EMAIL#{email:lower}", KeyFormats.lower('#'));

  private CustomerKeys() {}

  /** Key: {@code CUSTOMER#{customerId} / CUSTOMER#{customerId}}. */
  public static PrimaryKey<Customer> primary(String customerId) {
    String text = partition(customerId);
    return PrimaryKey.of(Customer.class, text, text);
  }

  static String partition(String customerId) {
    return "CUSTOMER#".concat(CUSTOMER_ID.text(customerId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = EMAIL#{email:lower}}, {@code GSI1SK = CUSTOMER}. */
  public static IndexKey byEmail(String email) {
    return IndexKey.of(Customer.class, byEmailPartition(email), "CUSTOMER");
  }

  static String byEmailPartition(String email) {
    return "EMAIL#".concat(EMAIL.text(email));
  }
}
