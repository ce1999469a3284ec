package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Login} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoginKeys {
  static final KeyComponent<String> TENANT =
      KeyComponent.of("Login", "tenant", "TENANT#{tenant}", KeyFormats.text('#'));

  static final KeyComponent<String> EMAIL =
      KeyComponent.of("Login", "email", "LOGIN#{email}", KeyFormats.text('#'));

  private LoginKeys() {}

  /** Key: {@code TENANT#{tenant} / LOGIN#{email}}. */
  public static PrimaryKey<Login> primary(String tenant, String email) {
    return PrimaryKey.of(Login.class, partition(tenant), "LOGIN#".concat(EMAIL.text(email)));
  }

  static String partition(String tenant) {
    return "TENANT#".concat(TENANT.text(tenant));
  }
}
