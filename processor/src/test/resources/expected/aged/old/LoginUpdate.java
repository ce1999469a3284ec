package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Login}: {@code TENANT#{tenant} / LOGIN#{email}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoginUpdate extends Update<Login, LoginUpdate> {
  private final String tenant;
  private final String email;

  LoginUpdate(TableContext table, PrimaryKey<Login> key, boolean insert, String tenant,
      String email) {
    super(table, LoginMapper.INSTANCE, key, insert);
    this.tenant = tenant;
    this.email = email;
  }

  /** Stores {@code note}. */
  public LoginUpdate note(String note) {
    return changes().set(LoginAttributes.NOTE, note);
  }

  /** Removes {@code note}. */
  public LoginUpdate removeNote() {
    return changes().remove(LoginAttributes.NOTE);
  }

  /** Stores {@code note} where there is none. */
  public LoginUpdate noteIfAbsent(String note) {
    return changes().setIfAbsent(LoginAttributes.NOTE, note);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(LoginAttributes.TENANT, tenant);
      attributes.property(LoginAttributes.EMAIL, email);
    }
  }
}
