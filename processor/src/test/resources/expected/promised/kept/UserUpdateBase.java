package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.VersionedUpdate;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link User} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class UserUpdateBase<U extends UserUpdateBase<U>> extends VersionedUpdate<User, U> {
  private final String userId;

  final ChangedComponent<User, String> tenant = changes().component(UserAttributes.TENANT);

  final ChangedComponent<User, Instant> createdAt = changes().component(UserAttributes.CREATED_AT);

  final ChangedComponent<User, Instant> updatedAt = changes().component(UserAttributes.UPDATED_AT);

  UserUpdateBase(TableContext table, PrimaryKey<User> key, String userId) {
    super(table, UserMapper.INSTANCE, key, false);
    this.userId = userId;
  }

  /** Stores {@code email}. */
  public U email(String email) {
    return changes().set(UserAttributes.EMAIL, email);
  }

  /** Stores {@code phone}. */
  public U phone(String phone) {
    return changes().set(UserAttributes.PHONE, phone);
  }

  /** Removes {@code phone}. */
  public U removePhone() {
    return changes().remove(UserAttributes.PHONE);
  }

  /** Stores {@code phone} where there is none. */
  public U phoneIfAbsent(String phone) {
    return changes().setIfAbsent(UserAttributes.PHONE, phone);
  }

  void storeTenant(String tenant) {
    changes().set(UserAttributes.TENANT, tenant);
    this.tenant.become(tenant);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    updatedAt.become(attributes.now());
    if (tenant.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", UserKeys.byCreation(tenant.value(), createdAt.value()));
    }
    if (updatedAt.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", UserKeys.byUpdate(userId, updatedAt.value()));
    }
  }
}
