package com.daintree.data;

import com.daintree.shop.Seller;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Seller} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SellerAttributes {
  /** Stored as {@code sellerId}. */
  public static final AttributeReference<Seller, String> SELLER_ID =
      AttributeReference.of("sellerId", "sellerId", Converters.STRING);

  /** Stored as {@code email}. */
  public static final AttributeReference<Seller, String> EMAIL =
      AttributeReference.of("email", "email", Converters.STRING);

  /** Stored as {@code shopName}. */
  public static final AttributeReference<Seller, String> SHOP_NAME =
      AttributeReference.of("shopName", "shopName", Converters.STRING);

  /** Stored as {@code verified}. */
  public static final AttributeReference<Seller, Boolean> VERIFIED =
      AttributeReference.of("verified", "verified", Converters.BOOLEAN);

  private SellerAttributes() {}
}
