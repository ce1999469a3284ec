package com.daintree.data;

import com.daintree.shop.Category;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.VersionedUpdate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Category} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class CategoryUpdateBase<U extends CategoryUpdateBase<U>> extends VersionedUpdate<Category, U> {
  final ChangedComponent<Category, String> name = changes().component(CategoryAttributes.NAME);

  final ChangedComponent<Category, String> parentId =
      changes().component(CategoryAttributes.PARENT_ID);

  final ChangedComponent<Category, String> topCategoryId =
      changes().component(CategoryAttributes.TOP_CATEGORY_ID);

  final ChangedComponent<Category, String> path = changes().component(CategoryAttributes.PATH);

  CategoryUpdateBase(TableContext table, PrimaryKey<Category> key) {
    super(table, CategoryMapper.INSTANCE, key, false);
  }

  void storeName(String name) {
    changes().set(CategoryAttributes.NAME, name);
    this.name.become(name);
  }

  /** Removes {@code parentId}, and the item from the indexes that it is part of. */
  public U removeParentId() {
    dropParentId();
    return self();
  }

  void storeParentId(String parentId) {
    changes().set(CategoryAttributes.PARENT_ID, parentId);
    this.parentId.become(parentId);
  }

  void dropParentId() {
    changes().remove(CategoryAttributes.PARENT_ID);
    parentId.become(null);
  }

  void storeTopCategoryId(String topCategoryId) {
    changes().set(CategoryAttributes.TOP_CATEGORY_ID, topCategoryId);
    this.topCategoryId.become(topCategoryId);
  }

  void storePath(String path) {
    changes().set(CategoryAttributes.PATH, path);
    this.path.become(path);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (parentId.isChanged() || name.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", parentId.isAbsent() ? null
          : CategoryKeys.ofParent(parentId.value(), name.value()));
    }
    if (topCategoryId.isChanged() || path.isChanged()) {
      attributes.index("GSI3PK", "GSI3SK", CategoryKeys.below(topCategoryId.value(), path.value()));
    }
  }
}
