package com.daintree.data;

import com.daintree.shop.Product;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Product}: {@code PRODUCT#{productId} / PRODUCT#{productId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ProductUpdate extends ProductUpdateBase<ProductUpdate> {
  ProductUpdate(TableContext table, PrimaryKey<Product> key, String productId) {
    super(table, key, productId);
  }

  /** Stores {@code title}, and the keys that it is part of. */
  public MissingCategoryId title(String title) {
    storeTitle(title);
    return new MissingCategoryId(this);
  }

  /** Stores {@code categoryId}, and the keys that it is part of. */
  public MissingTitle categoryId(String categoryId) {
    storeCategoryId(categoryId);
    return new MissingTitle(this);
  }

  /** Stores {@code topCategoryId}, and the keys that it is part of. */
  public MissingCategoryPath topCategoryId(String topCategoryId) {
    storeTopCategoryId(topCategoryId);
    return new MissingCategoryPath(this);
  }

  /** Stores {@code categoryPath}, and the keys that it is part of. */
  public MissingTopCategoryId categoryPath(String categoryPath) {
    storeCategoryPath(categoryPath);
    return new MissingTopCategoryId(this);
  }

  /** An update that is to say what becomes of {@code categoryId}, or what it is, so that no index gets stale. */
  public static final class MissingCategoryId {
    private final ProductUpdate update;

    MissingCategoryId(ProductUpdate update) {
      this.update = update;
    }

    /** Stores {@code categoryId}, too. */
    public ProductUpdate withCategoryId(String categoryId) {
      this.update.storeCategoryId(categoryId);
      return this.update;
    }

    /** Takes {@code categoryId} for what is stored, on condition that it is. */
    public ProductUpdate knowingCategoryId(String categoryId) {
      this.update.categoryId.know(categoryId);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code title}, or what it is, so that no index gets stale. */
  public static final class MissingTitle {
    private final ProductUpdate update;

    MissingTitle(ProductUpdate update) {
      this.update = update;
    }

    /** Stores {@code title}, too. */
    public ProductUpdate withTitle(String title) {
      this.update.storeTitle(title);
      return this.update;
    }

    /** Takes {@code title} for what is stored, on condition that it is. */
    public ProductUpdate knowingTitle(String title) {
      this.update.title.know(title);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code categoryPath}, or what it is, so that no index gets stale. */
  public static final class MissingCategoryPath {
    private final ProductUpdate update;

    MissingCategoryPath(ProductUpdate update) {
      this.update = update;
    }

    /** Stores {@code categoryPath}, too. */
    public ProductUpdate withCategoryPath(String categoryPath) {
      this.update.storeCategoryPath(categoryPath);
      return this.update;
    }

    /** Takes {@code categoryPath} for what is stored, on condition that it is. */
    public ProductUpdate knowingCategoryPath(String categoryPath) {
      this.update.categoryPath.know(categoryPath);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code topCategoryId}, or what it is, so that no index gets stale. */
  public static final class MissingTopCategoryId {
    private final ProductUpdate update;

    MissingTopCategoryId(ProductUpdate update) {
      this.update = update;
    }

    /** Stores {@code topCategoryId}, too. */
    public ProductUpdate withTopCategoryId(String topCategoryId) {
      this.update.storeTopCategoryId(topCategoryId);
      return this.update;
    }

    /** Takes {@code topCategoryId} for what is stored, on condition that it is. */
    public ProductUpdate knowingTopCategoryId(String topCategoryId) {
      this.update.topCategoryId.know(topCategoryId);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Product} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends ProductUpdateBase<OfEntity> {
    private final Product read;

    OfEntity(TableContext table, PrimaryKey<Product> key, String productId, Product read) {
      super(table, key, productId);
      this.read = read;
    }

    /** Stores {@code title}, and the keys that it is part of. */
    public OfEntity title(String title) {
      storeTitle(title);
      this.categoryId.assume(this.read.categoryId());
      return this;
    }

    /** Stores {@code categoryId}, and the keys that it is part of. */
    public OfEntity categoryId(String categoryId) {
      storeCategoryId(categoryId);
      this.title.assume(this.read.title());
      return this;
    }

    /** Stores {@code topCategoryId}, and the keys that it is part of. */
    public OfEntity topCategoryId(String topCategoryId) {
      storeTopCategoryId(topCategoryId);
      this.categoryPath.assume(this.read.categoryPath());
      return this;
    }

    /** Stores {@code categoryPath}, and the keys that it is part of. */
    public OfEntity categoryPath(String categoryPath) {
      storeCategoryPath(categoryPath);
      this.topCategoryId.assume(this.read.topCategoryId());
      return this;
    }
  }
}
