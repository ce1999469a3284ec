package com.daintree.data;

import com.daintree.shop.Product;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.VersionedDelete;
import io.keywright.runtime.operation.VersionedRepository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Product}: {@code PRODUCT#{productId} / PRODUCT#{productId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ProductRepository extends VersionedRepository<Product> {
  private final TableContext table;
  private final QuerySource<Product> byTitle;
  private final QuerySource<Product> ofCategory;
  private final QuerySource<Product> below;

  ProductRepository(TableContext table, TypeFilter byTitle, TypeFilter ofCategory,
      TypeFilter below) {
    super(table, ProductMapper.INSTANCE);
    this.table = table;
    this.byTitle = QuerySource.globalIndex(table, ProductMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byTitle).named("byTitle");
    this.ofCategory = QuerySource.globalIndex(table, ProductMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", ofCategory).named("ofCategory");
    this.below = QuerySource.globalIndex(table, ProductMapper.INSTANCE,
        "GSI3", "GSI3PK", "GSI3SK", below).named("below");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Product> get(String productId) {
    return get(ProductKeys.primary(productId));
  }

  /** GetItem, not sent yet. */
  public Get<Product> prepareGet(String productId) {
    return prepareGet(ProductKeys.primary(productId));
  }

  /** DeleteItem, once it is said of which version; not sent yet. */
  public VersionedDelete<Product> delete(String productId) {
    return delete(ProductKeys.primary(productId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Product> prepareCheck(String productId) {
    return prepareCheck(ProductKeys.primary(productId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ProductUpdate update(String productId) {
    return new ProductUpdate(this.table, ProductKeys.primary(productId), productId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ProductUpdate.OfEntity update(Product product) {
    return new ProductUpdate.OfEntity(this.table, ProductMapper.INSTANCE.key(product), product.productId(), product).ifVersion(product.version());
  }

  /** Query of {@code GSI1}: {@code GSI1PK = TITLE#{title:lower}}, {@code GSI1SK = PRODUCT#{productId}}. */
  public ByTitle byTitle(String title) {
    return new ByTitle(byTitle, ProductKeys.byTitlePartition(title));
  }

  /**
   * Query of {@code GSI2}: {@code GSI2PK = CATEGORY#{categoryId}}, {@code GSI2SK = PRODUCT#{title:lower}#{productId}}.
   */
  public OfCategory ofCategory(String categoryId) {
    return new OfCategory(ofCategory, ProductKeys.ofCategoryPartition(categoryId));
  }

  /**
   * Query of {@code GSI3}: {@code GSI3PK = TOP#{topCategoryId}}, {@code GSI3SK = PRODUCT#{categoryPath}#{productId}}.
   */
  public Below below(String topCategoryId) {
    return new Below(below, ProductKeys.belowPartition(topCategoryId));
  }

  /** The query {@code byTitle}. */
  public static final class ByTitle extends IndexQuery<Product, ByTitle> {
    private ByTitle(QuerySource<Product> source, String partition) {
      super(source, partition, "PRODUCT#");
    }

    /** Only this {@code productId}. */
    public RangeQuery<Product> productId(String productId) {
      return where(exactly(ProductKeys.PRODUCT_ID.text(productId)));
    }

    /** Every {@code productId} that starts so. */
    public RangeQuery<Product> productIdStartingWith(String start) {
      return where(beginningWith(ProductKeys.PRODUCT_ID.text(start)));
    }

    /** From one {@code productId} to another, both included. */
    public RangeQuery<Product> productIdBetween(String from, String to) {
      return where(within().between(ProductKeys.PRODUCT_ID.text(from),
          ProductKeys.PRODUCT_ID.text(to)));
    }

    /** This {@code productId} and all above it. */
    public RangeQuery<Product> productIdFrom(String productId) {
      return where(within().from(ProductKeys.PRODUCT_ID.text(productId)));
    }

    /** All above this {@code productId}. */
    public RangeQuery<Product> productIdAfter(String productId) {
      return where(within().after(ProductKeys.PRODUCT_ID.text(productId)));
    }

    /** This {@code productId} and all below it. */
    public RangeQuery<Product> productIdUntil(String productId) {
      return where(within().until(ProductKeys.PRODUCT_ID.text(productId)));
    }

    /** All below this {@code productId}. */
    public RangeQuery<Product> productIdBefore(String productId) {
      return where(within().before(ProductKeys.PRODUCT_ID.text(productId)));
    }
  }

  /** The query {@code ofCategory}. */
  public static final class OfCategory extends IndexQuery<Product, OfCategory> {
    private OfCategory(QuerySource<Product> source, String partition) {
      super(source, partition, "PRODUCT#");
    }

    /** Only this {@code title}. */
    public OfCategoryTitle title(String title) {
      return new OfCategoryTitle(this, ProductKeys.OF_CATEGORY_TITLE.text(title).concat("#"));
    }

    /** Every {@code title} that starts so. */
    public RangeQuery<Product> titleStartingWith(String start) {
      return where(beginningWith(ProductKeys.OF_CATEGORY_TITLE.text(start)));
    }
  }

  /** The query {@code ofCategory} with {@code title} fixed. */
  public static final class OfCategoryTitle extends IndexQuery<Product, OfCategoryTitle> {
    private OfCategoryTitle(OfCategory previous, String component) {
      super(previous, component);
    }

    /** Only this {@code productId}. */
    public RangeQuery<Product> productId(String productId) {
      return where(exactly(ProductKeys.OF_CATEGORY_PRODUCT_ID.text(productId)));
    }

    /** Every {@code productId} that starts so. */
    public RangeQuery<Product> productIdStartingWith(String start) {
      return where(beginningWith(ProductKeys.OF_CATEGORY_PRODUCT_ID.text(start)));
    }

    /** From one {@code productId} to another, both included. */
    public RangeQuery<Product> productIdBetween(String from, String to) {
      return where(within().between(ProductKeys.OF_CATEGORY_PRODUCT_ID.text(from),
          ProductKeys.OF_CATEGORY_PRODUCT_ID.text(to)));
    }

    /** This {@code productId} and all above it. */
    public RangeQuery<Product> productIdFrom(String productId) {
      return where(within().from(ProductKeys.OF_CATEGORY_PRODUCT_ID.text(productId)));
    }

    /** All above this {@code productId}. */
    public RangeQuery<Product> productIdAfter(String productId) {
      return where(within().after(ProductKeys.OF_CATEGORY_PRODUCT_ID.text(productId)));
    }

    /** This {@code productId} and all below it. */
    public RangeQuery<Product> productIdUntil(String productId) {
      return where(within().until(ProductKeys.OF_CATEGORY_PRODUCT_ID.text(productId)));
    }

    /** All below this {@code productId}. */
    public RangeQuery<Product> productIdBefore(String productId) {
      return where(within().before(ProductKeys.OF_CATEGORY_PRODUCT_ID.text(productId)));
    }
  }

  /** The query {@code below}. */
  public static final class Below extends IndexQuery<Product, Below> {
    private Below(QuerySource<Product> source, String partition) {
      super(source, partition, "PRODUCT#");
    }

    /** Only this {@code categoryPath}. */
    public BelowCategoryPath categoryPath(String categoryPath) {
      return new BelowCategoryPath(this, ProductKeys.CATEGORY_PATH.text(categoryPath).concat("#"));
    }

    /** Every {@code categoryPath} that starts so. */
    public RangeQuery<Product> categoryPathStartingWith(String start) {
      return where(beginningWith(ProductKeys.CATEGORY_PATH.text(start)));
    }
  }

  /** The query {@code below} with {@code categoryPath} fixed. */
  public static final class BelowCategoryPath extends IndexQuery<Product, BelowCategoryPath> {
    private BelowCategoryPath(Below previous, String component) {
      super(previous, component);
    }

    /** Only this {@code productId}. */
    public RangeQuery<Product> productId(String productId) {
      return where(exactly(ProductKeys.BELOW_PRODUCT_ID.text(productId)));
    }

    /** Every {@code productId} that starts so. */
    public RangeQuery<Product> productIdStartingWith(String start) {
      return where(beginningWith(ProductKeys.BELOW_PRODUCT_ID.text(start)));
    }

    /** From one {@code productId} to another, both included. */
    public RangeQuery<Product> productIdBetween(String from, String to) {
      return where(within().between(ProductKeys.BELOW_PRODUCT_ID.text(from),
          ProductKeys.BELOW_PRODUCT_ID.text(to)));
    }

    /** This {@code productId} and all above it. */
    public RangeQuery<Product> productIdFrom(String productId) {
      return where(within().from(ProductKeys.BELOW_PRODUCT_ID.text(productId)));
    }

    /** All above this {@code productId}. */
    public RangeQuery<Product> productIdAfter(String productId) {
      return where(within().after(ProductKeys.BELOW_PRODUCT_ID.text(productId)));
    }

    /** This {@code productId} and all below it. */
    public RangeQuery<Product> productIdUntil(String productId) {
      return where(within().until(ProductKeys.BELOW_PRODUCT_ID.text(productId)));
    }

    /** All below this {@code productId}. */
    public RangeQuery<Product> productIdBefore(String productId) {
      return where(within().before(ProductKeys.BELOW_PRODUCT_ID.text(productId)));
    }
  }
}
