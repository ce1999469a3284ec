package com.daintree.data;

import com.daintree.shop.Product;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.VersionedUpdate;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Product} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class ProductUpdateBase<U extends ProductUpdateBase<U>> extends VersionedUpdate<Product, U> {
  private final String productId;

  final ChangedComponent<Product, String> title = changes().component(ProductAttributes.TITLE);

  final ChangedComponent<Product, String> categoryId =
      changes().component(ProductAttributes.CATEGORY_ID);

  final ChangedComponent<Product, String> topCategoryId =
      changes().component(ProductAttributes.TOP_CATEGORY_ID);

  final ChangedComponent<Product, String> categoryPath =
      changes().component(ProductAttributes.CATEGORY_PATH);

  ProductUpdateBase(TableContext table, PrimaryKey<Product> key, String productId) {
    super(table, ProductMapper.INSTANCE, key, false);
    this.productId = productId;
  }

  /** Stores {@code sellerId}. */
  public U sellerId(String sellerId) {
    return changes().set(ProductAttributes.SELLER_ID, sellerId);
  }

  /** Stores {@code price}. */
  public U price(BigDecimal price) {
    return changes().set(ProductAttributes.PRICE, price);
  }

  /** Adds to {@code price}, a negative number to take away. */
  public U incrementPrice(BigDecimal by) {
    return changes().increment(ProductAttributes.PRICE, by);
  }

  /** Stores {@code stock}. */
  public U stock(int stock) {
    return changes().set(ProductAttributes.STOCK, stock);
  }

  /** Adds to {@code stock}, a negative number to take away. */
  public U incrementStock(int by) {
    return changes().increment(ProductAttributes.STOCK, by);
  }

  /** Stores {@code tags}. */
  public U tags(Set<String> tags) {
    return changes().set(ProductAttributes.TAGS, tags);
  }

  /** Adds members to {@code tags}. */
  public U addToTags(Collection<? extends String> members) {
    return changes().addTo(ProductAttributes.TAGS, members);
  }

  /** Takes members from {@code tags}. */
  public U removeFromTags(Collection<? extends String> members) {
    return changes().removeFrom(ProductAttributes.TAGS, members);
  }

  /** Stores {@code features}. */
  public U features(Map<String, String> features) {
    return changes().set(ProductAttributes.FEATURES, features);
  }

  /** Stores an entry of {@code features}, which must be there. */
  public U putInFeatures(String key, String value) {
    return changes().putIn(ProductAttributes.FEATURES, key, value);
  }

  /** Removes an entry of {@code features}, which must be there. */
  public U removeFromFeatures(String key) {
    return changes().remove(ProductAttributes.FEATURES.key(key));
  }

  void storeTitle(String title) {
    changes().set(ProductAttributes.TITLE, title);
    this.title.become(title);
  }

  void storeCategoryId(String categoryId) {
    changes().set(ProductAttributes.CATEGORY_ID, categoryId);
    this.categoryId.become(categoryId);
  }

  void storeTopCategoryId(String topCategoryId) {
    changes().set(ProductAttributes.TOP_CATEGORY_ID, topCategoryId);
    this.topCategoryId.become(topCategoryId);
  }

  void storeCategoryPath(String categoryPath) {
    changes().set(ProductAttributes.CATEGORY_PATH, categoryPath);
    this.categoryPath.become(categoryPath);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (title.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", ProductKeys.byTitle(title.value(), productId));
    }
    if (categoryId.isChanged() || title.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK",
          ProductKeys.ofCategory(categoryId.value(), title.value(), productId));
    }
    if (topCategoryId.isChanged() || categoryPath.isChanged()) {
      attributes.index("GSI3PK", "GSI3SK",
          ProductKeys.below(topCategoryId.value(), categoryPath.value(), productId));
    }
  }
}
