package com.daintree.data;

import com.daintree.shop.Product;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Product} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ProductAttributes {
  /** Stored as {@code productId}. */
  public static final AttributeReference<Product, String> PRODUCT_ID =
      AttributeReference.of("productId", "productId", Converters.STRING);

  /** Stored as {@code sellerId}. */
  public static final AttributeReference<Product, String> SELLER_ID =
      AttributeReference.of("sellerId", "sellerId", Converters.STRING);

  /** Stored as {@code title}. */
  public static final AttributeReference<Product, String> TITLE =
      AttributeReference.of("title", "title", Converters.STRING);

  /** Stored as {@code price}. */
  public static final AttributeReference<Product, BigDecimal> PRICE =
      AttributeReference.of("price", "price", Converters.BIG_DECIMAL);

  /** Stored as {@code stock}. */
  public static final AttributeReference<Product, Integer> STOCK =
      AttributeReference.of("stock", "stock", Converters.INT);

  /** Stored as {@code categoryId}. */
  public static final AttributeReference<Product, String> CATEGORY_ID =
      AttributeReference.of("categoryId", "categoryId", Converters.STRING);

  /** Stored as {@code topCategoryId}. */
  public static final AttributeReference<Product, String> TOP_CATEGORY_ID =
      AttributeReference.of("topCategoryId", "topCategoryId", Converters.STRING);

  /** Stored as {@code categoryPath}. */
  public static final AttributeReference<Product, String> CATEGORY_PATH =
      AttributeReference.of("categoryPath", "categoryPath", Converters.STRING);

  /** Stored as {@code tags}. */
  public static final AttributeReference<Product, Set<String>> TAGS =
      AttributeReference.of("tags", "tags", ProductMapper.TAGS);

  /** Stored as {@code features}. */
  public static final AttributeReference<Product, Map<String, String>> FEATURES =
      AttributeReference.of("features", "features", ProductMapper.FEATURES);

  private ProductAttributes() {}
}
