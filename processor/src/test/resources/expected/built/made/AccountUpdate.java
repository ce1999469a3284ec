package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Account}: {@code ACCOUNT#{name} / A}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AccountUpdate extends Update<Account, AccountUpdate> {
  AccountUpdate(TableContext table, PrimaryKey<Account> key) {
    super(table, AccountMapper.INSTANCE, key, false);
  }

  /** Stores {@code balance}. */
  public AccountUpdate balance(long balance) {
    return changes().set(AccountAttributes.BALANCE, balance);
  }

  /** Adds to {@code balance}, a negative number to take away. */
  public AccountUpdate incrementBalance(long by) {
    return changes().increment(AccountAttributes.BALANCE, by);
  }

  /** Stores {@code home}. */
  public AccountUpdate home(Point home) {
    return changes().set(AccountAttributes.HOME, home);
  }

  /** Removes {@code home}. */
  public AccountUpdate removeHome() {
    return changes().remove(AccountAttributes.HOME);
  }

  /** Stores {@code home} where there is none. */
  public AccountUpdate homeIfAbsent(Point home) {
    return changes().setIfAbsent(AccountAttributes.HOME, home);
  }

  /** Changes inside of {@code home}, which must be there. */
  public Made_PointUpdate<Account, AccountUpdate> home() {
    return new Made_PointUpdate<>(changes(), AccountAttributes.HOME);
  }
}
