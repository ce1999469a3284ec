package com.daintree.data;

import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Payment}: {@code ORDER#{orderId} / PAYMENT#{paidAt:seconds}#{paymentId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PaymentUpdate extends Update<Payment, PaymentUpdate> {
  PaymentUpdate(TableContext table, PrimaryKey<Payment> key) {
    super(table, PaymentMapper.INSTANCE, key, false);
  }

  /** Stores {@code method}. */
  public PaymentUpdate method(PaymentMethod method) {
    return changes().set(PaymentAttributes.METHOD, method);
  }

  /** Stores {@code amount}. */
  public PaymentUpdate amount(BigDecimal amount) {
    return changes().set(PaymentAttributes.AMOUNT, amount);
  }

  /** Adds to {@code amount}, a negative number to take away. */
  public PaymentUpdate incrementAmount(BigDecimal by) {
    return changes().increment(PaymentAttributes.AMOUNT, by);
  }
}
