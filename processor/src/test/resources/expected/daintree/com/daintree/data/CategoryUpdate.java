package com.daintree.data;

import com.daintree.shop.Category;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Changes attributes of a {@link Category}: {@code CATEGORY#{categoryId} / CATEGORY#{categoryId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CategoryUpdate extends CategoryUpdateBase<CategoryUpdate> {
  CategoryUpdate(TableContext table, PrimaryKey<Category> key) {
    super(table, key);
  }

  /** Stores {@code name}, and the keys that it is part of. */
  public MissingParentId name(String name) {
    storeName(name);
    return new MissingParentId(this);
  }

  /** Stores {@code parentId}, and the keys that it is part of. */
  public MissingName parentId(String parentId) {
    storeParentId(parentId);
    return new MissingName(this);
  }

  /** Stores {@code topCategoryId}, and the keys that it is part of. */
  public MissingPath topCategoryId(String topCategoryId) {
    storeTopCategoryId(topCategoryId);
    return new MissingPath(this);
  }

  /** Stores {@code path}, and the keys that it is part of. */
  public MissingTopCategoryId path(String path) {
    storePath(path);
    return new MissingTopCategoryId(this);
  }

  /** An update that is to say what becomes of {@code parentId}, or what it is, so that no index gets stale. */
  public static final class MissingParentId {
    private final CategoryUpdate update;

    MissingParentId(CategoryUpdate update) {
      this.update = update;
    }

    /** Stores {@code parentId}, too. */
    public CategoryUpdate withParentId(String parentId) {
      this.update.storeParentId(parentId);
      return this.update;
    }

    /** Removes {@code parentId}, too, and the item from the index. */
    public CategoryUpdate withoutParentId() {
      this.update.dropParentId();
      return this.update;
    }

    /** Takes {@code parentId} for what is stored, on condition that it is. Null says that there is none. */
    public CategoryUpdate knowingParentId(@Nullable String parentId) {
      this.update.parentId.know(parentId);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code name}, or what it is, so that no index gets stale. */
  public static final class MissingName {
    private final CategoryUpdate update;

    MissingName(CategoryUpdate update) {
      this.update = update;
    }

    /** Stores {@code name}, too. */
    public CategoryUpdate withName(String name) {
      this.update.storeName(name);
      return this.update;
    }

    /** Takes {@code name} for what is stored, on condition that it is. */
    public CategoryUpdate knowingName(String name) {
      this.update.name.know(name);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code path}, or what it is, so that no index gets stale. */
  public static final class MissingPath {
    private final CategoryUpdate update;

    MissingPath(CategoryUpdate update) {
      this.update = update;
    }

    /** Stores {@code path}, too. */
    public CategoryUpdate withPath(String path) {
      this.update.storePath(path);
      return this.update;
    }

    /** Takes {@code path} for what is stored, on condition that it is. */
    public CategoryUpdate knowingPath(String path) {
      this.update.path.know(path);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code topCategoryId}, or what it is, so that no index gets stale. */
  public static final class MissingTopCategoryId {
    private final CategoryUpdate update;

    MissingTopCategoryId(CategoryUpdate update) {
      this.update = update;
    }

    /** Stores {@code topCategoryId}, too. */
    public CategoryUpdate withTopCategoryId(String topCategoryId) {
      this.update.storeTopCategoryId(topCategoryId);
      return this.update;
    }

    /** Takes {@code topCategoryId} for what is stored, on condition that it is. */
    public CategoryUpdate knowingTopCategoryId(String topCategoryId) {
      this.update.topCategoryId.know(topCategoryId);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Category} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends CategoryUpdateBase<OfEntity> {
    private final Category read;

    OfEntity(TableContext table, PrimaryKey<Category> key, Category read) {
      super(table, key);
      this.read = read;
    }

    /** Stores {@code name}, and the keys that it is part of. */
    public OfEntity name(String name) {
      storeName(name);
      String parentId = this.read.parentId();
      this.parentId.assume(parentId);
      return this;
    }

    /** Stores {@code parentId}, and the keys that it is part of. */
    public OfEntity parentId(String parentId) {
      storeParentId(parentId);
      this.name.assume(this.read.name());
      return this;
    }

    /** Stores {@code topCategoryId}, and the keys that it is part of. */
    public OfEntity topCategoryId(String topCategoryId) {
      storeTopCategoryId(topCategoryId);
      this.path.assume(this.read.path());
      return this;
    }

    /** Stores {@code path}, and the keys that it is part of. */
    public OfEntity path(String path) {
      storePath(path);
      this.topCategoryId.assume(this.read.topCategoryId());
      return this;
    }
  }
}
