package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Account;

/** Reads and writes {@link Account}: {@code CUSTOMER#{id} / ACCOUNT#{number:8}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AccountRepository extends Repository<Account> {
  private final TableContext table;
  private final QuerySource<Account> accounts;
  private final QuerySource<Account> byOwner;

  AccountRepository(TableContext table, TypeFilter accounts, TypeFilter byOwner) {
    super(table, AccountMapper.INSTANCE);
    this.table = table;
    this.accounts = QuerySource.table(table, AccountMapper.INSTANCE, accounts).named("accounts");
    this.byOwner = QuerySource.globalIndex(table, AccountMapper.INSTANCE,
        "gsi-2", "gsi2_pk", null, byOwner).named("byOwner");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Account> get(String id, long number) {
    return get(AccountKeys.primary(id, number));
  }

  /** GetItem, not sent yet. */
  public Get<Account> prepareGet(String id, long number) {
    return prepareGet(AccountKeys.primary(id, number));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Account> delete(String id, long number) {
    return delete(AccountKeys.primary(id, number));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Account> prepareDelete(String id, long number) {
    return prepareDelete(AccountKeys.primary(id, number));
  }

  /** For a transaction: that there is such an item. */
  public Check<Account> prepareCheck(String id, long number) {
    return prepareCheck(AccountKeys.primary(id, number));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public AccountUpdate update(String id, long number) {
    return new AccountUpdate(this.table, AccountKeys.primary(id, number));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public AccountUpdate update(Account account) {
    return new AccountUpdate(this.table, AccountMapper.INSTANCE.key(account));
  }

  /** Query of the table: {@code pk = CUSTOMER#{id}}, {@code sk = ACCOUNT#{number:8}}. */
  public Accounts accounts(String id) {
    return new Accounts(accounts, AccountKeys.partition(id));
  }

  /** Query of {@code gsi-2}: {@code gsi2_pk = OWNER#{owner}}. */
  public ByOwner byOwner(String owner) {
    return new ByOwner(byOwner, AccountKeys.byOwnerPartition(owner));
  }

  /** The query {@code accounts}. */
  public static final class Accounts extends TableQuery<Account, Accounts> {
    private Accounts(QuerySource<Account> source, String partition) {
      super(source, partition, "ACCOUNT#");
    }

    /** Only this {@code number}. */
    public TableRangeQuery<Account> number(long number) {
      return where(exactly(AccountKeys.NUMBER.text(number)));
    }

    /** From one {@code number} to another, both included. */
    public TableRangeQuery<Account> numberBetween(long from, long to) {
      return where(within().between(AccountKeys.NUMBER.text(from), AccountKeys.NUMBER.text(to)));
    }

    /** This {@code number} and all above it. */
    public TableRangeQuery<Account> numberFrom(long number) {
      return where(within().from(AccountKeys.NUMBER.text(number)));
    }

    /** All above this {@code number}. */
    public TableRangeQuery<Account> numberAfter(long number) {
      return where(within().after(AccountKeys.NUMBER.text(number)));
    }

    /** This {@code number} and all below it. */
    public TableRangeQuery<Account> numberUntil(long number) {
      return where(within().until(AccountKeys.NUMBER.text(number)));
    }

    /** All below this {@code number}. */
    public TableRangeQuery<Account> numberBefore(long number) {
      return where(within().before(AccountKeys.NUMBER.text(number)));
    }
  }

  /** The query {@code byOwner}. */
  public static final class ByOwner extends IndexQuery<Account, ByOwner> {
    private ByOwner(QuerySource<Account> source, String partition) {
      super(source, partition, "");
    }
  }
}
