package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Account;

/** Keys of {@link Account} in the table {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AccountKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Account", "id", "CUSTOMER#{id}", KeyFormats.text('#'));

  static final NumberComponent NUMBER =
      NumberComponent.padded("Account", "number", "ACCOUNT#{number:8}", 8);

  static final KeyComponent<String> OWNER =
      KeyComponent.of("Account", "owner", "OWNER#{owner}", KeyFormats.text('#'));

  private AccountKeys() {}

  /** Key: {@code CUSTOMER#{id} / ACCOUNT#{number:8}}. */
  public static PrimaryKey<Account> primary(String id, long number) {
    return PrimaryKey.of(Account.class, partition(id), "ACCOUNT#".concat(NUMBER.text(number)));
  }

  static String partition(String id) {
    return "CUSTOMER#".concat(ID.text(id));
  }

  /** Key in {@code gsi-2}: {@code gsi2_pk = OWNER#{owner}}. */
  public static IndexKey byOwner(String owner) {
    return IndexKey.of(Account.class, byOwnerPartition(owner));
  }

  static String byOwnerPartition(String owner) {
    return "OWNER#".concat(OWNER.text(owner));
  }
}
