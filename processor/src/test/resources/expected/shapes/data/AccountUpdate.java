package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Account;

/** Changes attributes of a {@link Account}: {@code CUSTOMER#{id} / ACCOUNT#{number:8}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AccountUpdate extends Update<Account, AccountUpdate> {
  final ChangedComponent<Account, String> owner = changes().component(AccountAttributes.OWNER);

  AccountUpdate(TableContext table, PrimaryKey<Account> key) {
    super(table, AccountMapper.INSTANCE, key, false);
  }

  /** Stores {@code balance}. */
  public AccountUpdate balance(BigDecimal balance) {
    return changes().set(AccountAttributes.BALANCE, balance);
  }

  /** Adds to {@code balance}, a negative number to take away. */
  public AccountUpdate incrementBalance(BigDecimal by) {
    return changes().increment(AccountAttributes.BALANCE, by);
  }

  /** Stores {@code note}. */
  public AccountUpdate note(String note) {
    return changes().set(AccountAttributes.NOTE, note);
  }

  /** Removes {@code note}. */
  public AccountUpdate removeNote() {
    return changes().remove(AccountAttributes.NOTE);
  }

  /** Stores {@code note} where there is none. */
  public AccountUpdate noteIfAbsent(String note) {
    return changes().setIfAbsent(AccountAttributes.NOTE, note);
  }

  /** Stores {@code open}. */
  public AccountUpdate open(boolean open) {
    return changes().set(AccountAttributes.OPEN, open);
  }

  /** Stores {@code owner}, and the keys that it is part of. */
  public AccountUpdate owner(String owner) {
    storeOwner(owner);
    return self();
  }

  /** Removes {@code owner}, and the item from the indexes that it is part of. */
  public AccountUpdate removeOwner() {
    dropOwner();
    return self();
  }

  void storeOwner(String owner) {
    changes().set(AccountAttributes.OWNER, owner);
    this.owner.become(owner);
  }

  void dropOwner() {
    changes().remove(AccountAttributes.OWNER);
    owner.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (owner.isChanged()) {
      attributes.index("gsi2_pk", null, owner.isAbsent() ? null
          : AccountKeys.byOwner(owner.value()));
    }
  }
}
