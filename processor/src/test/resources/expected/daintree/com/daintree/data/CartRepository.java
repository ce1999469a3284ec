package com.daintree.data;

import com.daintree.shop.Cart;
import com.daintree.shop.CartKind;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.VersionedDelete;
import io.keywright.runtime.operation.VersionedRepository;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Cart}: {@code CUSTOMER#{customerId} / CART#{kind}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartRepository extends VersionedRepository<Cart> {
  private final TableContext table;
  private final QuerySource<Cart> ofCustomer;

  CartRepository(TableContext table, TypeFilter ofCustomer) {
    super(table, CartMapper.INSTANCE);
    this.table = table;
    this.ofCustomer = QuerySource.table(table, CartMapper.INSTANCE, ofCustomer).named("ofCustomer");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Cart> get(String customerId, CartKind kind) {
    return get(CartKeys.primary(customerId, kind));
  }

  /** GetItem, not sent yet. */
  public Get<Cart> prepareGet(String customerId, CartKind kind) {
    return prepareGet(CartKeys.primary(customerId, kind));
  }

  /** DeleteItem, once it is said of which version; not sent yet. */
  public VersionedDelete<Cart> delete(String customerId, CartKind kind) {
    return delete(CartKeys.primary(customerId, kind));
  }

  /** For a transaction: that there is such an item. */
  public Check<Cart> prepareCheck(String customerId, CartKind kind) {
    return prepareCheck(CartKeys.primary(customerId, kind));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public CartUpdate update(String customerId, CartKind kind) {
    return new CartUpdate(this.table, CartKeys.primary(customerId, kind));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public CartUpdate update(Cart cart) {
    return new CartUpdate(this.table, CartMapper.INSTANCE.key(cart)).ifVersion(cart.version());
  }

  /** Query of the table: {@code PK = CUSTOMER#{customerId}}, {@code SK = CART#{kind}}. */
  public OfCustomer ofCustomer(String customerId) {
    return new OfCustomer(ofCustomer, CartKeys.partition(customerId));
  }

  /** The query {@code ofCustomer}. */
  public static final class OfCustomer extends TableQuery<Cart, OfCustomer> {
    private OfCustomer(QuerySource<Cart> source, String partition) {
      super(source, partition, "CART#");
    }

    /** Only this {@code kind}. */
    public TableRangeQuery<Cart> kind(CartKind kind) {
      return where(exactly(CartKeys.KIND.text(kind)));
    }

    /** From one {@code kind} to another, both included. */
    public TableRangeQuery<Cart> kindBetween(CartKind from, CartKind to) {
      return where(within().between(CartKeys.KIND.text(from), CartKeys.KIND.text(to)));
    }

    /** This {@code kind} and all above it. */
    public TableRangeQuery<Cart> kindFrom(CartKind kind) {
      return where(within().from(CartKeys.KIND.text(kind)));
    }

    /** All above this {@code kind}. */
    public TableRangeQuery<Cart> kindAfter(CartKind kind) {
      return where(within().after(CartKeys.KIND.text(kind)));
    }

    /** This {@code kind} and all below it. */
    public TableRangeQuery<Cart> kindUntil(CartKind kind) {
      return where(within().until(CartKeys.KIND.text(kind)));
    }

    /** All below this {@code kind}. */
    public TableRangeQuery<Cart> kindBefore(CartKind kind) {
      return where(within().before(CartKeys.KIND.text(kind)));
    }
  }
}
