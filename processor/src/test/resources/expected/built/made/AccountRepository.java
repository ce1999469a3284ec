package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Account}: {@code ACCOUNT#{name} / A}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AccountRepository extends Repository<Account> {
  private final TableContext table;

  AccountRepository(TableContext table) {
    super(table, AccountMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Account> get(String name) {
    return get(AccountKeys.primary(name));
  }

  /** GetItem, not sent yet. */
  public Get<Account> prepareGet(String name) {
    return prepareGet(AccountKeys.primary(name));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Account> delete(String name) {
    return delete(AccountKeys.primary(name));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Account> prepareDelete(String name) {
    return prepareDelete(AccountKeys.primary(name));
  }

  /** For a transaction: that there is such an item. */
  public Check<Account> prepareCheck(String name) {
    return prepareCheck(AccountKeys.primary(name));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public AccountUpdate update(String name) {
    return new AccountUpdate(this.table, AccountKeys.primary(name));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public AccountUpdate update(Account account) {
    return new AccountUpdate(this.table, AccountMapper.INSTANCE.key(account));
  }
}
