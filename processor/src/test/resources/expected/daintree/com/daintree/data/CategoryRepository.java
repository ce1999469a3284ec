package com.daintree.data;

import com.daintree.shop.Category;
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

/** Reads and writes {@link Category}: {@code CATEGORY#{categoryId} / CATEGORY#{categoryId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CategoryRepository extends VersionedRepository<Category> {
  private final TableContext table;
  private final QuerySource<Category> ofParent;
  private final QuerySource<Category> below;

  CategoryRepository(TableContext table, TypeFilter ofParent, TypeFilter below) {
    super(table, CategoryMapper.INSTANCE);
    this.table = table;
    this.ofParent = QuerySource.globalIndex(table, CategoryMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", ofParent).named("ofParent");
    this.below = QuerySource.globalIndex(table, CategoryMapper.INSTANCE,
        "GSI3", "GSI3PK", "GSI3SK", below).named("below");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Category> get(String categoryId) {
    return get(CategoryKeys.primary(categoryId));
  }

  /** GetItem, not sent yet. */
  public Get<Category> prepareGet(String categoryId) {
    return prepareGet(CategoryKeys.primary(categoryId));
  }

  /** DeleteItem, once it is said of which version; not sent yet. */
  public VersionedDelete<Category> delete(String categoryId) {
    return delete(CategoryKeys.primary(categoryId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Category> prepareCheck(String categoryId) {
    return prepareCheck(CategoryKeys.primary(categoryId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public CategoryUpdate update(String categoryId) {
    return new CategoryUpdate(this.table, CategoryKeys.primary(categoryId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public CategoryUpdate.OfEntity update(Category category) {
    return new CategoryUpdate.OfEntity(this.table, CategoryMapper.INSTANCE.key(category), category).ifVersion(category.version());
  }

  /** Query of {@code GSI2}: {@code GSI2PK = PARENT#{parentId}}, {@code GSI2SK = CATEGORY#{name:rest}}. */
  public OfParent ofParent(String parentId) {
    return new OfParent(ofParent, CategoryKeys.ofParentPartition(parentId));
  }

  /** Query of {@code GSI3}: {@code GSI3PK = TOP#{topCategoryId}}, {@code GSI3SK = CATEGORY#{path}}. */
  public Below below(String topCategoryId) {
    return new Below(below, CategoryKeys.belowPartition(topCategoryId));
  }

  /** The query {@code ofParent}. */
  public static final class OfParent extends IndexQuery<Category, OfParent> {
    private OfParent(QuerySource<Category> source, String partition) {
      super(source, partition, "CATEGORY#");
    }

    /** Only this {@code name}. */
    public RangeQuery<Category> name(String name) {
      return where(exactly(CategoryKeys.NAME.text(name)));
    }

    /** Every {@code name} that starts so. */
    public RangeQuery<Category> nameStartingWith(String start) {
      return where(beginningWith(CategoryKeys.NAME.text(start)));
    }

    /** From one {@code name} to another, both included. */
    public RangeQuery<Category> nameBetween(String from, String to) {
      return where(within().between(CategoryKeys.NAME.text(from), CategoryKeys.NAME.text(to)));
    }

    /** This {@code name} and all above it. */
    public RangeQuery<Category> nameFrom(String name) {
      return where(within().from(CategoryKeys.NAME.text(name)));
    }

    /** All above this {@code name}. */
    public RangeQuery<Category> nameAfter(String name) {
      return where(within().after(CategoryKeys.NAME.text(name)));
    }

    /** This {@code name} and all below it. */
    public RangeQuery<Category> nameUntil(String name) {
      return where(within().until(CategoryKeys.NAME.text(name)));
    }

    /** All below this {@code name}. */
    public RangeQuery<Category> nameBefore(String name) {
      return where(within().before(CategoryKeys.NAME.text(name)));
    }
  }

  /** The query {@code below}. */
  public static final class Below extends IndexQuery<Category, Below> {
    private Below(QuerySource<Category> source, String partition) {
      super(source, partition, "CATEGORY#");
    }

    /** Only this {@code path}. */
    public RangeQuery<Category> path(String path) {
      return where(exactly(CategoryKeys.PATH.text(path)));
    }

    /** Every {@code path} that starts so. */
    public RangeQuery<Category> pathStartingWith(String start) {
      return where(beginningWith(CategoryKeys.PATH.text(start)));
    }

    /** From one {@code path} to another, both included. */
    public RangeQuery<Category> pathBetween(String from, String to) {
      return where(within().between(CategoryKeys.PATH.text(from), CategoryKeys.PATH.text(to)));
    }

    /** This {@code path} and all above it. */
    public RangeQuery<Category> pathFrom(String path) {
      return where(within().from(CategoryKeys.PATH.text(path)));
    }

    /** All above this {@code path}. */
    public RangeQuery<Category> pathAfter(String path) {
      return where(within().after(CategoryKeys.PATH.text(path)));
    }

    /** This {@code path} and all below it. */
    public RangeQuery<Category> pathUntil(String path) {
      return where(within().until(CategoryKeys.PATH.text(path)));
    }

    /** All below this {@code path}. */
    public RangeQuery<Category> pathBefore(String path) {
      return where(within().before(CategoryKeys.PATH.text(path)));
    }
  }
}
