package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Customer;

/** Keys of {@link Customer} in the table {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Customer", "id", "CUSTOMER#{id}", KeyFormats.text('#'));

  static final KeyComponent<String> ADDRESS_COUNTRY =
      KeyComponent.of("Customer", "address.country", "COUNTRY#{address.country}", KeyFormats.text('#'));

  static final NumberComponent ADDRESS_GEO_HEIGHT =
      NumberComponent.padded("Customer", "address.geo.height", "{address.geo.height:5}#{home.floor:2}", 5);

  static final NumberComponent HOME_FLOOR =
      NumberComponent.padded("Customer", "home.floor", "{address.geo.height:5}#{home.floor:2}", 2);

  static final KeyComponent<String> NICK =
      KeyComponent.of("Customer", "nick", "NICK#{nick}", KeyFormats.text('#'));

  private CustomerKeys() {}

  /** Key: {@code CUSTOMER#{id} / CUSTOMER}. */
  public static PrimaryKey<Customer> primary(String id) {
    return PrimaryKey.of(Customer.class, partition(id), "CUSTOMER");
  }

  static String partition(String id) {
    return "CUSTOMER#".concat(ID.text(id));
  }

  /**
   * Key in {@code gsi-1}: {@code gsi1_pk = COUNTRY#{address.country}}, {@code gsi1_sk = {address.geo.height:5}#{home.floor:2}}.
   */
  public static IndexKey byCountry(String addressCountry, Integer addressGeoHeight,
      Integer homeFloor) {
    String text = new StringBuilder(49)
        .append(ADDRESS_GEO_HEIGHT.text(addressGeoHeight))
        .append("#")
        .append(HOME_FLOOR.text(homeFloor))
        .toString();
    return IndexKey.of(Customer.class, byCountryPartition(addressCountry), text);
  }

  static String byCountryPartition(String addressCountry) {
    return "COUNTRY#".concat(ADDRESS_COUNTRY.text(addressCountry));
  }

  /** Key in {@code gsi-2}: {@code gsi2_pk = NICK#{nick}}. */
  public static IndexKey byNick(String nick) {
    return IndexKey.of(Customer.class, byNickPartition(nick));
  }

  static String byNickPartition(String nick) {
    return "NICK#".concat(NICK.text(nick));
  }
}
