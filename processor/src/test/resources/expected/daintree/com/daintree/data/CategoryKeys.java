package com.daintree.data;

import com.daintree.shop.Category;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Category} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CategoryKeys {
  static final KeyComponent<String> CATEGORY_ID =
      KeyComponent.of("Category", "categoryId", "CATEGORY#{categoryId}", KeyFormats.text('#'));

  static final KeyComponent<String> PARENT_ID =
      KeyComponent.of("Category", "parentId", "PARENT#{parentId}", KeyFormats.text('#'));

  static final KeyComponent<String> NAME =
      KeyComponent.of("Category", "name", "CATEGORY#{name:rest}", KeyFormats.rest());

  static final KeyComponent<String> TOP_CATEGORY_ID =
      KeyComponent.of("Category", "topCategoryId", "TOP#{topCategoryId}", KeyFormats.text('#'));

  static final KeyComponent<String> PATH =
      KeyComponent.of("Category", "path", "CATEGORY#{path}", KeyFormats.text('#'));

  private CategoryKeys() {}

  /** Key: {@code CATEGORY#{categoryId} / CATEGORY#{categoryId}}. */
  public static PrimaryKey<Category> primary(String categoryId) {
    String text = partition(categoryId);
    return PrimaryKey.of(Category.class, text, text);
  }

  static String partition(String categoryId) {
    return "CATEGORY#".concat(CATEGORY_ID.text(categoryId));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = PARENT#{parentId}}, {@code GSI2SK = CATEGORY#{name:rest}}. */
  public static IndexKey ofParent(String parentId, String name) {
    return IndexKey.of(Category.class, ofParentPartition(parentId), "CATEGORY#".concat(NAME.text(name)));
  }

  static String ofParentPartition(String parentId) {
    return "PARENT#".concat(PARENT_ID.text(parentId));
  }

  /** Key in {@code GSI3}: {@code GSI3PK = TOP#{topCategoryId}}, {@code GSI3SK = CATEGORY#{path}}. */
  public static IndexKey below(String topCategoryId, String path) {
    return IndexKey.of(Category.class, belowPartition(topCategoryId), "CATEGORY#".concat(PATH.text(path)));
  }

  static String belowPartition(String topCategoryId) {
    return "TOP#".concat(TOP_CATEGORY_ID.text(topCategoryId));
  }
}
