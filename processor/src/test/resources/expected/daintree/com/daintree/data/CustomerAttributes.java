package com.daintree.data;

import com.daintree.shop.Customer;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
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
  public static final TextAttribute<Customer> CUSTOMER_ID =
      new TextAttribute<>(AttributePath.of("customerId", "customerId"));

  /** Stored as {@code email}. */
  public static final TextAttribute<Customer> EMAIL =
      new TextAttribute<>(AttributePath.of("email", "email"));

  /** Stored as {@code fn}. */
  public static final TextAttribute<Customer> FIRST_NAME =
      new TextAttribute<>(AttributePath.of("firstName", "fn"));

  /** Stored as {@code ln}. */
  public static final TextAttribute<Customer> LAST_NAME =
      new TextAttribute<>(AttributePath.of("lastName", "ln"));

  /** Stored as {@code address}. */
  public static final Daintree_AddressAttributes<Customer> ADDRESS =
      new Daintree_AddressAttributes<>(AttributePath.of("address", "address"));

  /** Stored as {@code since}. */
  public static final OrderedAttribute<Customer, LocalDate> SINCE =
      new OrderedAttribute<>(AttributePath.of("since", "since"), Converters.ofLocalDate());

  private CustomerAttributes() {}
}
