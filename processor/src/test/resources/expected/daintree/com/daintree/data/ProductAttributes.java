package com.daintree.data;

import com.daintree.shop.Product;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.SetAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Product} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ProductAttributes {
  /** Stored as {@code productId}. */
  public static final TextAttribute<Product> PRODUCT_ID =
      new TextAttribute<>(AttributePath.of("productId", "productId"));

  /** Stored as {@code sellerId}. */
  public static final TextAttribute<Product> SELLER_ID =
      new TextAttribute<>(AttributePath.of("sellerId", "sellerId"));

  /** Stored as {@code title}. */
  public static final TextAttribute<Product> TITLE =
      new TextAttribute<>(AttributePath.of("title", "title"));

  /** Stored as {@code price}. */
  public static final OrderedAttribute<Product, BigDecimal> PRICE =
      new OrderedAttribute<>(AttributePath.of("price", "price"), Converters.ofBigDecimal());

  /** Stored as {@code stock}. */
  public static final OrderedAttribute<Product, Integer> STOCK =
      new OrderedAttribute<>(AttributePath.of("stock", "stock"), Converters.ofInt());

  /** Stored as {@code categoryId}. */
  public static final TextAttribute<Product> CATEGORY_ID =
      new TextAttribute<>(AttributePath.of("categoryId", "categoryId"));

  /** Stored as {@code topCategoryId}. */
  public static final TextAttribute<Product> TOP_CATEGORY_ID =
      new TextAttribute<>(AttributePath.of("topCategoryId", "topCategoryId"));

  /** Stored as {@code categoryPath}. */
  public static final TextAttribute<Product> CATEGORY_PATH =
      new TextAttribute<>(AttributePath.of("categoryPath", "categoryPath"));

  /** Stored as {@code tags}. */
  public static final SetAttribute<Product, String> TAGS =
      new SetAttribute<>(AttributePath.of("tags", "tags"), ProductMapper.TAGS);

  /** Stored as {@code features}. */
  public static final MapAttribute<Product, String, String, TextAttribute<Product>> FEATURES =
      new MapAttribute<>(AttributePath.of("features", "features"), ProductMapper.FEATURES, Converters.ofString(), Elements.text());

  /** Stored as {@code version}. */
  public static final OrderedAttribute<Product, Long> VERSION =
      new OrderedAttribute<>(AttributePath.of("version", "version"), Converters.ofLong());

  private ProductAttributes() {}
}
