package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link User} in the table {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class UserKeys {
  static final KeyComponent<String> USER_ID =
      KeyComponent.of("User", "userId", "USER#{userId}", KeyFormats.text('#'));

  static final KeyComponent<String> TENANT =
      KeyComponent.of("User", "tenant", "TENANT#{tenant}", KeyFormats.text('#'));

  static final KeyComponent<Instant> CREATED_AT =
      KeyComponent.of("User", "createdAt", "{createdAt}", KeyFormats.instantNanos());

  static final KeyComponent<Instant> UPDATED_AT =
      KeyComponent.of("User", "updatedAt", "{updatedAt:seconds}", KeyFormats.instantSeconds());

  private UserKeys() {}

  /** Key: {@code USER#{userId} / USER}. */
  public static PrimaryKey<User> primary(String userId) {
    return PrimaryKey.of(User.class, partition(userId), "USER");
  }

  static String partition(String userId) {
    return "USER#".concat(USER_ID.text(userId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = TENANT#{tenant}}, {@code GSI1SK = {createdAt}}. */
  public static IndexKey byCreation(String tenant, Instant createdAt) {
    return IndexKey.of(User.class, byCreationPartition(tenant), CREATED_AT.text(createdAt));
  }

  static String byCreationPartition(String tenant) {
    return "TENANT#".concat(TENANT.text(tenant));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = USER#{userId}}, {@code GSI2SK = {updatedAt:seconds}}. */
  public static IndexKey byUpdate(String userId, Instant updatedAt) {
    return IndexKey.of(User.class, byUpdatePartition(userId), UPDATED_AT.text(updatedAt));
  }

  static String byUpdatePartition(String userId) {
    return "USER#".concat(USER_ID.text(userId));
  }
}
