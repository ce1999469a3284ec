package com.daintree.data;

import com.daintree.shop.OrderLine;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link OrderLine} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class OrderLineUpdateBase<U extends OrderLineUpdateBase<U>> extends Update<OrderLine, U> {
  private final String orderId;
  private final int line;

  final ChangedComponent<OrderLine, String> customerId =
      changes().component(OrderLineAttributes.CUSTOMER_ID);

  final ChangedComponent<OrderLine, String> productId =
      changes().component(OrderLineAttributes.PRODUCT_ID);

  OrderLineUpdateBase(TableContext table, PrimaryKey<OrderLine> key, String orderId, int line) {
    super(table, OrderLineMapper.INSTANCE, key, false);
    this.orderId = orderId;
    this.line = line;
  }

  /** Stores {@code title}. */
  public U title(String title) {
    return changes().set(OrderLineAttributes.TITLE, title);
  }

  /** Stores {@code unitPrice}. */
  public U unitPrice(BigDecimal unitPrice) {
    return changes().set(OrderLineAttributes.UNIT_PRICE, unitPrice);
  }

  /** Adds to {@code unitPrice}, a negative number to take away. */
  public U incrementUnitPrice(BigDecimal by) {
    return changes().increment(OrderLineAttributes.UNIT_PRICE, by);
  }

  /** Stores {@code quantity}. */
  public U quantity(int quantity) {
    return changes().set(OrderLineAttributes.QUANTITY, quantity);
  }

  /** Adds to {@code quantity}, a negative number to take away. */
  public U incrementQuantity(int by) {
    return changes().increment(OrderLineAttributes.QUANTITY, by);
  }

  void storeCustomerId(String customerId) {
    changes().set(OrderLineAttributes.CUSTOMER_ID, customerId);
    this.customerId.become(customerId);
  }

  void storeProductId(String productId) {
    changes().set(OrderLineAttributes.PRODUCT_ID, productId);
    this.productId.become(productId);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (customerId.isChanged() || productId.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK",
          OrderLineKeys.everOrderedBy(customerId.value(), productId.value(), orderId, line));
    }
  }
}
