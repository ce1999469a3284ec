package com.daintree.data;

import com.daintree.shop.Product;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Product} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ProductKeys {
  static final KeyComponent<String> PRODUCT_ID =
      KeyComponent.of("Product", "productId", "PRODUCT#{productId}", KeyFormats.text('#'));

  static final KeyComponent<String> TITLE =
      KeyComponent.of("Product", "title", "TITLE#{title:lower}", KeyFormats.lower('#'));

  static final KeyComponent<String> CATEGORY_ID =
      KeyComponent.of("Product", "categoryId", "CATEGORY#{categoryId}", KeyFormats.text('#'));

  static final KeyComponent<String> OF_CATEGORY_TITLE =
      KeyComponent.of("Product", "title", "PRODUCT#{title:lower}#{productId}", KeyFormats.lower('#'));

  static final KeyComponent<String> OF_CATEGORY_PRODUCT_ID =
      KeyComponent.of("Product", "productId", "PRODUCT#{title:lower}#{productId}", KeyFormats.text('#'));

  static final KeyComponent<String> TOP_CATEGORY_ID =
      KeyComponent.of("Product", "topCategoryId", "TOP#{topCategoryId}", KeyFormats.text('#'));

  static final KeyComponent<String> CATEGORY_PATH =
      KeyComponent.of("Product", "categoryPath", "PRODUCT#{categoryPath}#{productId}", KeyFormats.text('#'));

  static final KeyComponent<String> BELOW_PRODUCT_ID =
      KeyComponent.of("Product", "productId", "PRODUCT#{categoryPath}#{productId}", KeyFormats.text('#'));

  private ProductKeys() {}

  /** Key: {@code PRODUCT#{productId} / PRODUCT#{productId}}. */
  public static PrimaryKey<Product> primary(String productId) {
    String text = partition(productId);
    return PrimaryKey.of(Product.class, text, text);
  }

  static String partition(String productId) {
    return "PRODUCT#".concat(PRODUCT_ID.text(productId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = TITLE#{title:lower}}, {@code GSI1SK = PRODUCT#{productId}}. */
  public static IndexKey byTitle(String title, String productId) {
    return IndexKey.of(Product.class, byTitlePartition(title), "PRODUCT#".concat(PRODUCT_ID.text(productId)));
  }

  static String byTitlePartition(String title) {
    return "TITLE#".concat(TITLE.text(title));
  }

  /**
   * Key in {@code GSI2}: {@code GSI2PK = CATEGORY#{categoryId}}, {@code GSI2SK = PRODUCT#{title:lower}#{productId}}.
   */
  public static IndexKey ofCategory(String categoryId, String title, String productId) {
    String text = new StringBuilder(57)
        .append("PRODUCT#")
        .append(OF_CATEGORY_TITLE.text(title))
        .append("#")
        .append(OF_CATEGORY_PRODUCT_ID.text(productId))
        .toString();
    return IndexKey.of(Product.class, ofCategoryPartition(categoryId), text);
  }

  static String ofCategoryPartition(String categoryId) {
    return "CATEGORY#".concat(CATEGORY_ID.text(categoryId));
  }

  /** Key in {@code GSI3}: {@code GSI3PK = TOP#{topCategoryId}}, {@code GSI3SK = PRODUCT#{categoryPath}#{productId}}. */
  public static IndexKey below(String topCategoryId, String categoryPath, String productId) {
    String text = new StringBuilder(57)
        .append("PRODUCT#")
        .append(CATEGORY_PATH.text(categoryPath))
        .append("#")
        .append(BELOW_PRODUCT_ID.text(productId))
        .toString();
    return IndexKey.of(Product.class, belowPartition(topCategoryId), text);
  }

  static String belowPartition(String topCategoryId) {
    return "TOP#".concat(TOP_CATEGORY_ID.text(topCategoryId));
  }
}
