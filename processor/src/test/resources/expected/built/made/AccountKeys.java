package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Account} in the table {@link Made}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AccountKeys {
  static final KeyComponent<String> NAME =
      KeyComponent.of("Account", "name", "ACCOUNT#{name}", KeyFormats.text('#'));

  private AccountKeys() {}

  /** Key: {@code ACCOUNT#{name} / A}. */
  public static PrimaryKey<Account> primary(String name) {
    return PrimaryKey.of(Account.class, partition(name), "A");
  }

  static String partition(String name) {
    return "ACCOUNT#".concat(NAME.text(name));
  }
}
