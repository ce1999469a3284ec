package app;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link User} in the table {@link App}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class UserKeys {
  static final KeyComponent<String> USERNAME =
      KeyComponent.of("User", "username", "USER#{username}", KeyFormats.text('#'));

  static final KeyComponent<String> ORGANIZATION =
      KeyComponent.of("User", "organization", "ORG#{organization}", KeyFormats.text('#'));

  private UserKeys() {}

  /** Key: {@code USER#{username} / USER#{username}}. */
  public static PrimaryKey<User> primary(String username) {
    String text = partition(username);
    return PrimaryKey.of(User.class, text, text);
  }

  static String partition(String username) {
    return "USER#".concat(USERNAME.text(username));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = ORG#{organization}}, {@code GSI1SK = USER#{username}}. */
  public static IndexKey inOrganization(String organization, String username) {
    return IndexKey.of(User.class, inOrganizationPartition(organization), "USER#".concat(USERNAME.text(username)));
  }

  static String inOrganizationPartition(String organization) {
    return "ORG#".concat(ORGANIZATION.text(organization));
  }
}
