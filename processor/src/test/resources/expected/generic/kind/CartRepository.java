package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Cart}: {@code CART#{id} / CART}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartRepository extends Repository<Cart> {
  private final TableContext table;
  private final QuerySource<Cart> byLast;

  CartRepository(TableContext table, TypeFilter byLast) {
    super(table, CartMapper.INSTANCE);
    this.table = table;
    this.byLast = QuerySource.globalIndex(table, CartMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byLast).named("byLast");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Cart> get(String id) {
    return get(CartKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Cart> prepareGet(String id) {
    return prepareGet(CartKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Cart> delete(String id) {
    return delete(CartKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Cart> prepareDelete(String id) {
    return prepareDelete(CartKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Cart> prepareCheck(String id) {
    return prepareCheck(CartKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public CartUpdate update(String id) {
    return new CartUpdate(this.table, CartKeys.primary(id), id);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public CartUpdate update(Cart cart) {
    return new CartUpdate(this.table, CartMapper.INSTANCE.key(cart), cart.getId());
  }

  /** Query of {@code GSI1}: {@code GSI1PK = LAST#{last}}, {@code GSI1SK = {id}}. */
  public ByLast byLast(Instant last) {
    return new ByLast(byLast, CartKeys.byLastPartition(last));
  }

  /** The query {@code byLast}. */
  public static final class ByLast extends IndexQuery<Cart, ByLast> {
    private ByLast(QuerySource<Cart> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code id}. */
    public RangeQuery<Cart> id(String id) {
      return where(exactly(CartKeys.BY_LAST_ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public RangeQuery<Cart> idStartingWith(String start) {
      return where(beginningWith(CartKeys.BY_LAST_ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public RangeQuery<Cart> idBetween(String from, String to) {
      return where(within().between(CartKeys.BY_LAST_ID.text(from), CartKeys.BY_LAST_ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public RangeQuery<Cart> idFrom(String id) {
      return where(within().from(CartKeys.BY_LAST_ID.text(id)));
    }

    /** All above this {@code id}. */
    public RangeQuery<Cart> idAfter(String id) {
      return where(within().after(CartKeys.BY_LAST_ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public RangeQuery<Cart> idUntil(String id) {
      return where(within().until(CartKeys.BY_LAST_ID.text(id)));
    }

    /** All below this {@code id}. */
    public RangeQuery<Cart> idBefore(String id) {
      return where(within().before(CartKeys.BY_LAST_ID.text(id)));
    }
  }
}
