package com.daintree.data;

import com.daintree.shop.Cart;
import com.daintree.shop.CartItem;
import com.daintree.shop.Category;
import com.daintree.shop.Customer;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import com.daintree.shop.Product;
import com.daintree.shop.Seller;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads the stream of the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DaintreeChanges {
  private DaintreeChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(DaintreeTable.LAYOUT, options)
        .entity(Customer.class, CustomerMapper.INSTANCE)
        .entity(Seller.class, SellerMapper.INSTANCE)
        .entity(Cart.class, CartMapper.INSTANCE)
        .entity(CartItem.class, CartItemMapper.INSTANCE)
        .entity(Order.class, OrderMapper.INSTANCE)
        .entity(OrderLine.class, OrderLineMapper.INSTANCE)
        .entity(Payment.class, PaymentMapper.INSTANCE)
        .entity(Category.class, CategoryMapper.INSTANCE)
        .entity(Product.class, ProductMapper.INSTANCE)
        .guards("UNIQUE#")
        .build();
  }
}
