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
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DaintreeOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Customer.class, CustomerMapper.INSTANCE)
      .with(Seller.class, SellerMapper.INSTANCE)
      .with(Cart.class, CartMapper.INSTANCE)
      .with(CartItem.class, CartItemMapper.INSTANCE)
      .with(Order.class, OrderMapper.INSTANCE)
      .with(OrderLine.class, OrderLineMapper.INSTANCE)
      .with(Payment.class, PaymentMapper.INSTANCE)
      .with(Category.class, CategoryMapper.INSTANCE)
      .with(Product.class, ProductMapper.INSTANCE);

  DaintreeOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public DaintreeTransaction transaction() {
    return new DaintreeTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(DaintreeTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public DaintreeBatch batch() {
    return new DaintreeBatch(context());
  }
}
