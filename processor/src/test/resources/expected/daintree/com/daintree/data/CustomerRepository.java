package com.daintree.data;

import com.daintree.shop.Customer;
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

/** Reads and writes {@link Customer}: {@code CUSTOMER#{customerId} / CUSTOMER#{customerId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerRepository extends Repository<Customer> {
  private final TableContext table;
  private final QuerySource<Customer> byEmail;

  CustomerRepository(TableContext table, TypeFilter byEmail) {
    super(table, CustomerMapper.INSTANCE);
    this.table = table;
    this.byEmail = QuerySource.globalIndex(table, CustomerMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byEmail).named("byEmail");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Customer> get(String customerId) {
    return get(CustomerKeys.primary(customerId));
  }

  /** GetItem, not sent yet. */
  public Get<Customer> prepareGet(String customerId) {
    return prepareGet(CustomerKeys.primary(customerId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Customer> delete(String customerId) {
    return delete(CustomerKeys.primary(customerId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Customer> prepareDelete(String customerId) {
    return prepareDelete(CustomerKeys.primary(customerId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Customer> prepareCheck(String customerId) {
    return prepareCheck(CustomerKeys.primary(customerId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public CustomerUpdate update(String customerId) {
    return new CustomerUpdate(this.table, CustomerKeys.primary(customerId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public CustomerUpdate update(Customer customer) {
    return new CustomerUpdate(this.table, CustomerMapper.INSTANCE.key(customer));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = EMAIL#{email:lower}}, {@code GSI1SK = CUSTOMER}. */
  public ByEmail byEmail(String email) {
    return new ByEmail(byEmail, CustomerKeys.byEmailPartition(email));
  }

  /** The query {@code byEmail}. */
  public static final class ByEmail extends IndexQuery<Customer, ByEmail> {
    private ByEmail(QuerySource<Customer> source, String partition) {
      super(source, partition, SortKeyCondition.equalTo("CUSTOMER"));
    }
  }
}
