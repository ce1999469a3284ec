package app;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link User}: {@code USER#{username} / USER#{username}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class UserUpdate extends Update<User, UserUpdate> {
  private final String username;

  final ChangedComponent<User, String> organization =
      changes().component(UserAttributes.ORGANIZATION);

  UserUpdate(TableContext table, PrimaryKey<User> key, String username) {
    super(table, UserMapper.INSTANCE, key, false);
    this.username = username;
  }

  /** Stores {@code firstName}. */
  public UserUpdate firstName(String firstName) {
    return changes().set(UserAttributes.FIRST_NAME, firstName);
  }

  /** Stores {@code version}. */
  public UserUpdate version(long version) {
    return changes().set(UserAttributes.VERSION, version);
  }

  /** Adds to {@code version}, a negative number to take away. */
  public UserUpdate incrementVersion(long by) {
    return changes().increment(UserAttributes.VERSION, by);
  }

  /** Stores {@code organization}, and the keys that it is part of. */
  public UserUpdate organization(String organization) {
    storeOrganization(organization);
    return self();
  }

  /** Removes {@code organization}, and the item from the indexes that it is part of. */
  public UserUpdate removeOrganization() {
    dropOrganization();
    return self();
  }

  void storeOrganization(String organization) {
    changes().set(UserAttributes.ORGANIZATION, organization);
    this.organization.become(organization);
  }

  void dropOrganization() {
    changes().remove(UserAttributes.ORGANIZATION);
    organization.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (organization.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", organization.isAbsent() ? null
          : UserKeys.inOrganization(organization.value(), username));
    }
  }
}
