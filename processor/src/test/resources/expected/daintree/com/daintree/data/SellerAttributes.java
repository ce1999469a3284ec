package com.daintree.data;

import com.daintree.shop.Seller;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Seller} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SellerAttributes {
  /** Stored as {@code sellerId}. */
  public static final TextAttribute<Seller> SELLER_ID =
      new TextAttribute<>(AttributePath.of("sellerId", "sellerId"));

  /** Stored as {@code email}. */
  public static final TextAttribute<Seller> EMAIL =
      new TextAttribute<>(AttributePath.of("email", "email"));

  /** Stored as {@code shopName}. */
  public static final TextAttribute<Seller> SHOP_NAME =
      new TextAttribute<>(AttributePath.of("shopName", "shopName"));

  /** Stored as {@code verified}. */
  public static final AttributeReference<Seller, Boolean> VERIFIED =
      new AttributeReference<>(AttributePath.of("verified", "verified"), Converters.ofBoolean());

  private SellerAttributes() {}
}
