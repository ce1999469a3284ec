package com.daintree.data;

import com.daintree.shop.Seller;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.SortKeyCondition;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Seller}: {@code SELLER#{sellerId} / SELLER#{sellerId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SellerRepository extends Repository<Seller> {
  private final TableContext table;
  private final QuerySource<Seller> byEmail;

  SellerRepository(TableContext table, TypeFilter byEmail) {
    super(table, SellerMapper.INSTANCE);
    this.table = table;
    this.byEmail = QuerySource.globalIndex(table, SellerMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byEmail).named("byEmail");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Seller> get(String sellerId) {
    return get(SellerKeys.primary(sellerId));
  }

  /** GetItem, not sent yet. */
  public Get<Seller> prepareGet(String sellerId) {
    return prepareGet(SellerKeys.primary(sellerId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Seller> delete(String sellerId) {
    return delete(SellerKeys.primary(sellerId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Seller> prepareDelete(String sellerId) {
    return prepareDelete(SellerKeys.primary(sellerId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Seller> prepareCheck(String sellerId) {
    return prepareCheck(SellerKeys.primary(sellerId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public SellerUpdate update(String sellerId) {
    return new SellerUpdate(this.table, SellerKeys.primary(sellerId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public SellerUpdate update(Seller seller) {
    return new SellerUpdate(this.table, SellerMapper.INSTANCE.key(seller));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = EMAIL#{email:lower}}, {@code GSI1SK = SELLER}. */
  public ByEmail byEmail(String email) {
    return new ByEmail(byEmail, SellerKeys.byEmailPartition(email));
  }

  /** The query {@code byEmail}. */
  public static final class ByEmail extends IndexQuery<Seller, ByEmail> {
    private ByEmail(QuerySource<Seller> source, String partition) {
      super(source, partition, SortKeyCondition.equalTo("SELLER"));
    }
  }
}
