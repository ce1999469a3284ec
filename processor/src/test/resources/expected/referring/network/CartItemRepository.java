package network;

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
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link CartItem}: {@code USER#{userId} / CART#{shop}#{made}#{product:4}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CartItemRepository extends Repository<CartItem> {
  private final TableContext table;
  private final QuerySource<CartItem> ofUser;

  CartItemRepository(TableContext table, TypeFilter ofUser) {
    super(table, CartItemMapper.INSTANCE);
    this.table = table;
    this.ofUser = QuerySource.table(table, CartItemMapper.INSTANCE, ofUser).named("ofUser");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<CartItem> get(String userId, String shop, Instant made, int product) {
    return get(CartItemKeys.primary(userId, shop, made, product));
  }

  /** GetItem, not sent yet. */
  public Get<CartItem> prepareGet(String userId, String shop, Instant made, int product) {
    return prepareGet(CartItemKeys.primary(userId, shop, made, product));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<CartItem> delete(String userId, String shop, Instant made, int product) {
    return delete(CartItemKeys.primary(userId, shop, made, product));
  }

  /** DeleteItem, not sent yet. */
  public Delete<CartItem> prepareDelete(String userId, String shop, Instant made, int product) {
    return prepareDelete(CartItemKeys.primary(userId, shop, made, product));
  }

  /** For a transaction: that there is such an item. */
  public Check<CartItem> prepareCheck(String userId, String shop, Instant made, int product) {
    return prepareCheck(CartItemKeys.primary(userId, shop, made, product));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public CartItemUpdate update(String userId, String shop, Instant made, int product) {
    return new CartItemUpdate(this.table, CartItemKeys.primary(userId, shop, made, product));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public CartItemUpdate update(CartItem cartItem) {
    return new CartItemUpdate(this.table, CartItemMapper.INSTANCE.key(cartItem));
  }

  /** Query of the table: {@code PK = USER#{userId}}, {@code SK = CART#{shop}#{made}#{product:4}}. */
  public OfUser ofUser(String userId) {
    return new OfUser(ofUser, CartItemKeys.partition(userId));
  }

  /** The query {@code ofUser}. */
  public static final class OfUser extends TableQuery<CartItem, OfUser> {
    private OfUser(QuerySource<CartItem> source, String partition) {
      super(source, partition, "CART#");
    }

    /** Only this {@code shop}. */
    public OfUserShop shop(String shop) {
      return new OfUserShop(this, CartItemKeys.SHOP.text(shop).concat("#"));
    }

    /** Every {@code shop} that starts so. */
    public TableRangeQuery<CartItem> shopStartingWith(String start) {
      return where(beginningWith(CartItemKeys.SHOP.text(start)));
    }
  }

  /** The query {@code ofUser} with {@code shop} fixed. */
  public static final class OfUserShop extends TableQuery<CartItem, OfUserShop> {
    private OfUserShop(OfUser previous, String component) {
      super(previous, component);
    }

    /** Only this {@code made}. */
    public OfUserShopMade made(Instant made) {
      return new OfUserShopMade(this, CartItemKeys.MADE.text(made).concat("#"));
    }

    /** From one {@code made} to another, both included. */
    public TableRangeQuery<CartItem> madeBetween(Instant from, Instant to) {
      return where(within("#").between(CartItemKeys.MADE.text(from), CartItemKeys.MADE.text(to)));
    }

    /** This {@code made} and all above it. */
    public TableRangeQuery<CartItem> madeFrom(Instant made) {
      return where(within("#").from(CartItemKeys.MADE.text(made)));
    }

    /** All above this {@code made}. */
    public TableRangeQuery<CartItem> madeAfter(Instant made) {
      return where(within("#").after(CartItemKeys.MADE.text(made)));
    }

    /** This {@code made} and all below it. */
    public TableRangeQuery<CartItem> madeUntil(Instant made) {
      return where(within("#").until(CartItemKeys.MADE.text(made)));
    }

    /** All below this {@code made}. */
    public TableRangeQuery<CartItem> madeBefore(Instant made) {
      return where(within("#").before(CartItemKeys.MADE.text(made)));
    }
  }

  /** The query {@code ofUser} with {@code shop}, {@code made} fixed. */
  public static final class OfUserShopMade extends TableQuery<CartItem, OfUserShopMade> {
    private OfUserShopMade(OfUserShop previous, String component) {
      super(previous, component);
    }

    /** Only this {@code product}. */
    public TableRangeQuery<CartItem> product(int product) {
      return where(exactly(CartItemKeys.PRODUCT.text(product)));
    }

    /** From one {@code product} to another, both included. */
    public TableRangeQuery<CartItem> productBetween(int from, int to) {
      return where(within().between(CartItemKeys.PRODUCT.text(from),
          CartItemKeys.PRODUCT.text(to)));
    }

    /** This {@code product} and all above it. */
    public TableRangeQuery<CartItem> productFrom(int product) {
      return where(within().from(CartItemKeys.PRODUCT.text(product)));
    }

    /** All above this {@code product}. */
    public TableRangeQuery<CartItem> productAfter(int product) {
      return where(within().after(CartItemKeys.PRODUCT.text(product)));
    }

    /** This {@code product} and all below it. */
    public TableRangeQuery<CartItem> productUntil(int product) {
      return where(within().until(CartItemKeys.PRODUCT.text(product)));
    }

    /** All below this {@code product}. */
    public TableRangeQuery<CartItem> productBefore(int product) {
      return where(within().before(CartItemKeys.PRODUCT.text(product)));
    }
  }
}
