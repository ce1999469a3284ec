package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Shop.Customer} in the table {@link People}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Shop.Customer", "id", "CUSTOMER#{id}", KeyFormats.text('#'));

  static final KeyComponent<String> NAME =
      KeyComponent.of("Shop.Customer", "name", "CUSTOMER#{name}", KeyFormats.text('#'));

  static final KeyComponent<String> EMAIL =
      KeyComponent.of("Shop.Customer", "email", "EMAIL#{email}", KeyFormats.text('#'));

  static final KeyComponent<String> NICK =
      KeyComponent.of("Shop.Customer", "nick", "{nick:rest}", KeyFormats.rest());

  static final KeyComponent<String> BY_NICK_NICK =
      KeyComponent.of("Shop.Customer", "nick", "NICK#{nick}", KeyFormats.text('#'));

  static final KeyComponent<String> BY_NICK_NAME =
      KeyComponent.of("Shop.Customer", "name", "{name}", KeyFormats.text('#'));

  private CustKeys() {}

  /** Key: {@code CUSTOMER#{id} / CUSTOMER#{name}}. */
  public static PrimaryKey<Shop.Customer> primary(String id, String name) {
    return PrimaryKey.of(Shop.Customer.class, partition(id), "CUSTOMER#".concat(NAME.text(name)));
  }

  static String partition(String id) {
    return "CUSTOMER#".concat(ID.text(id));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = EMAIL#{email}}, {@code GSI1SK = {nick:rest}}. */
  public static IndexKey byEmail(String email, String nick) {
    return IndexKey.of(Shop.Customer.class, byEmailPartition(email), NICK.text(nick));
  }

  static String byEmailPartition(String email) {
    return "EMAIL#".concat(EMAIL.text(email));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = NICK#{nick}}, {@code GSI2SK = {name}}. */
  public static IndexKey byNick(String nick, String name) {
    return IndexKey.of(Shop.Customer.class, byNickPartition(nick), BY_NICK_NAME.text(name));
  }

  static String byNickPartition(String nick) {
    return "NICK#".concat(BY_NICK_NICK.text(nick));
  }
}
