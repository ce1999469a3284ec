package com.daintree.data;

import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link CartItem}: {@code CUSTOMER#{customerId} / CARTITEM#{kind}#{productId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartItemRepository extends Repository<CartItem> {
  private final TableContext table;
  private final QuerySource<CartItem> ofCustomer;

  CartItemRepository(TableContext table, TypeFilter ofCustomer) {
    super(table, CartItemMapper.INSTANCE);
    this.table = table;
    this.ofCustomer = QuerySource.table(table, CartItemMapper.INSTANCE, ofCustomer)
        .named("ofCustomer");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<CartItem> get(String customerId, CartKind kind, String productId) {
    return get(CartItemKeys.primary(customerId, kind, productId));
  }

  /** GetItem, not sent yet. */
  public Get<CartItem> prepareGet(String customerId, CartKind kind, String productId) {
    return prepareGet(CartItemKeys.primary(customerId, kind, productId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<CartItem> delete(String customerId, CartKind kind, String productId) {
    return delete(CartItemKeys.primary(customerId, kind, productId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<CartItem> prepareDelete(String customerId, CartKind kind, String productId) {
    return prepareDelete(CartItemKeys.primary(customerId, kind, productId));
  }

  /** For a transaction: that there is such an item. */
  public Check<CartItem> prepareCheck(String customerId, CartKind kind, String productId) {
    return prepareCheck(CartItemKeys.primary(customerId, kind, productId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public CartItemUpdate update(String customerId, CartKind kind, String productId) {
    return new CartItemUpdate(this.table, CartItemKeys.primary(customerId, kind, productId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public CartItemUpdate update(CartItem cartItem) {
    return new CartItemUpdate(this.table, CartItemMapper.INSTANCE.key(cartItem));
  }

  /** Query of the table: {@code PK = CUSTOMER#{customerId}}, {@code SK = CARTITEM#{kind}#{productId}}. */
  public OfCustomer ofCustomer(String customerId) {
    return new OfCustomer(ofCustomer, CartItemKeys.partition(customerId));
  }

  /** The query {@code ofCustomer}. */
  public static final class OfCustomer extends TableQuery<CartItem, OfCustomer> {
    private OfCustomer(QuerySource<CartItem> source, String partition) {
      super(source, partition, "CARTITEM#");
    }

    /** Only this {@code kind}. */
    public OfCustomerKind kind(CartKind kind) {
      return new OfCustomerKind(this, CartItemKeys.KIND.text(kind).concat("#"));
    }

    /** From one {@code kind} to another, both included. */
    public TableRangeQuery<CartItem> kindBetween(CartKind from, CartKind to) {
      return where(within("#").between(CartItemKeys.KIND.text(from), CartItemKeys.KIND.text(to)));
    }

    /** This {@code kind} and all above it. */
    public TableRangeQuery<CartItem> kindFrom(CartKind kind) {
      return where(within("#").from(CartItemKeys.KIND.text(kind)));
    }

    /** All above this {@code kind}. */
    public TableRangeQuery<CartItem> kindAfter(CartKind kind) {
      return where(within("#").after(CartItemKeys.KIND.text(kind)));
    }

    /** This {@code kind} and all below it. */
    public TableRangeQuery<CartItem> kindUntil(CartKind kind) {
      return where(within("#").until(CartItemKeys.KIND.text(kind)));
    }

    /** All below this {@code kind}. */
    public TableRangeQuery<CartItem> kindBefore(CartKind kind) {
      return where(within("#").before(CartItemKeys.KIND.text(kind)));
    }
  }

  /** The query {@code ofCustomer} with {@code kind} fixed. */
  public static final class OfCustomerKind extends TableQuery<CartItem, OfCustomerKind> {
    private OfCustomerKind(OfCustomer previous, String component) {
      super(previous, component);
    }

    /** Only this {@code productId}. */
    public TableRangeQuery<CartItem> productId(String productId) {
      return where(exactly(CartItemKeys.PRODUCT_ID.text(productId)));
    }

    /** Every {@code productId} that starts so. */
    public TableRangeQuery<CartItem> productIdStartingWith(String start) {
      return where(beginningWith(CartItemKeys.PRODUCT_ID.text(start)));
    }

    /** From one {@code productId} to another, both included. */
    public TableRangeQuery<CartItem> productIdBetween(String from, String to) {
      return where(within().between(CartItemKeys.PRODUCT_ID.text(from),
          CartItemKeys.PRODUCT_ID.text(to)));
    }

    /** This {@code productId} and all above it. */
    public TableRangeQuery<CartItem> productIdFrom(String productId) {
      return where(within().from(CartItemKeys.PRODUCT_ID.text(productId)));
    }

    /** All above this {@code productId}. */
    public TableRangeQuery<CartItem> productIdAfter(String productId) {
      return where(within().after(CartItemKeys.PRODUCT_ID.text(productId)));
    }

    /** This {@code productId} and all below it. */
    public TableRangeQuery<CartItem> productIdUntil(String productId) {
      return where(within().until(CartItemKeys.PRODUCT_ID.text(productId)));
    }

    /** All below this {@code productId}. */
    public TableRangeQuery<CartItem> productIdBefore(String productId) {
      return where(within().before(CartItemKeys.PRODUCT_ID.text(productId)));
    }
  }
}
