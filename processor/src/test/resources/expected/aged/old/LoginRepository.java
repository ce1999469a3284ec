package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Login}: {@code TENANT#{tenant} / LOGIN#{email}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoginRepository extends Repository<Login> {
  private final TableContext table;

  LoginRepository(TableContext table) {
    super(table, LoginMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Login> get(String tenant, String email) {
    return get(LoginKeys.primary(tenant, email));
  }

  /** GetItem, not sent yet. */
  public Get<Login> prepareGet(String tenant, String email) {
    return prepareGet(LoginKeys.primary(tenant, email));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Login> delete(String tenant, String email) {
    return delete(LoginKeys.primary(tenant, email));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Login> prepareDelete(String tenant, String email) {
    return prepareDelete(LoginKeys.primary(tenant, email));
  }

  /** For a transaction: that there is such an item. */
  public Check<Login> prepareCheck(String tenant, String email) {
    return prepareCheck(LoginKeys.primary(tenant, email));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public LoginUpdate update(String tenant, String email) {
    return new LoginUpdate(this.table, LoginKeys.primary(tenant, email), false, tenant, email);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public LoginUpdate update(Login login) {
    return new LoginUpdate(this.table, LoginMapper.INSTANCE.key(login), false, login.tenant(), login.email());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public LoginUpdate upsert(String tenant, String email) {
    return new LoginUpdate(this.table, LoginKeys.primary(tenant, email), true, tenant, email);
  }
}
