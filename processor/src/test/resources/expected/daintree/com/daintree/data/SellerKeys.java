package com.daintree.data;

import com.daintree.shop.Seller;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Seller} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SellerKeys {
  static final KeyComponent<String> SELLER_ID =
      KeyComponent.of("Seller", "sellerId", "SELLER#{sellerId}", KeyFormats.text('#'));

  static final KeyComponent<String> EMAIL =
      KeyComponent.of("Seller", "email", "EMAIL#{email:lower}", KeyFormats.lower('#'));

  private SellerKeys() {}

  /** Key: {@code SELLER#{sellerId} / SELLER#{sellerId}}. */
  public static PrimaryKey<Seller> primary(String sellerId) {
    String text = partition(sellerId);
    return PrimaryKey.of(Seller.class, text, text);
  }

  static String partition(String sellerId) {
    return "SELLER#".concat(SELLER_ID.text(sellerId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = EMAIL#{email:lower}}, {@code GSI1SK = SELLER}. */
  public static IndexKey byEmail(String email) {
    return IndexKey.of(Seller.class, byEmailPartition(email), "SELLER");
  }

  static String byEmailPartition(String email) {
    return "EMAIL#".concat(EMAIL.text(email));
  }
}
