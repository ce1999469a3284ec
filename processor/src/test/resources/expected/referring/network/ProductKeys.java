package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Product} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class ProductKeys {
  static final KeyComponent<String> SHOP =
      KeyComponent.of("Product", "shop", "SHOP#{shop}#{made:date}", KeyFormats.text('#'));

  static final KeyComponent<LocalDate> MADE =
      KeyComponent.of("Product", "made", "SHOP#{shop}#{made:date}", KeyFormats.localDate());

  static final KeyComponent<Instant> MADE_INSTANT =
      KeyComponent.of("Product", "made", "SHOP#{shop}#{made:date}", KeyFormats.instantDate());

  static final NumberComponent NUMBER =
      NumberComponent.padded("Product", "number", "{number:4}#{shop}", 4);

  static final KeyComponent<String> PRIMARY_SHOP =
      KeyComponent.of("Product", "shop", "{number:4}#{shop}", KeyFormats.text('#'));

  private ProductKeys() {}

  /** Key: {@code SHOP#{shop}#{made:date} / {number:4}#{shop}}. */
  public static PrimaryKey<Product> primary(String shop, LocalDate made, int number) {
    String text = new StringBuilder(49)
        .append(NUMBER.text(number))
        .append("#")
        .append(PRIMARY_SHOP.text(shop))
        .toString();
    return PrimaryKey.of(Product.class, partition(shop, made), text);
  }

  /** Key: {@code SHOP#{shop}#{made:date} / {number:4}#{shop}}. */
  static PrimaryKey<Product> primary(String shop, Instant made, int number) {
    String text = new StringBuilder(49)
        .append(NUMBER.text(number))
        .append("#")
        .append(PRIMARY_SHOP.text(shop))
        .toString();
    return PrimaryKey.of(Product.class, partition(shop, made), text);
  }

  static String partition(String shop, LocalDate made) {
    return new StringBuilder(54)
        .append("SHOP#")
        .append(SHOP.text(shop))
        .append("#")
        .append(MADE.text(made))
        .toString();
  }

  static String partition(String shop, Instant made) {
    return new StringBuilder(54)
        .append("SHOP#")
        .append(SHOP.text(shop))
        .append("#")
        .append(MADE_INSTANT.text(made))
        .toString();
  }
}
