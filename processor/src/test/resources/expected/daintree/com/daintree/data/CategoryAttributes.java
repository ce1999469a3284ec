package com.daintree.data;

import com.daintree.shop.Category;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Category} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CategoryAttributes {
  /** Stored as {@code categoryId}. */
  public static final AttributeReference<Category, String> CATEGORY_ID =
      AttributeReference.of("categoryId", "categoryId", Converters.STRING);

  /** Stored as {@code name}. */
  public static final AttributeReference<Category, String> NAME =
      AttributeReference.of("name", "name", Converters.STRING);

  /** Stored as {@code parentId}. */
  public static final AttributeReference<Category, String> PARENT_ID =
      AttributeReference.of("parentId", "parentId", Converters.STRING);

  /** Stored as {@code topCategoryId}. */
  public static final AttributeReference<Category, String> TOP_CATEGORY_ID =
      AttributeReference.of("topCategoryId", "topCategoryId", Converters.STRING);

  /** Stored as {@code path}. */
  public static final AttributeReference<Category, String> PATH =
      AttributeReference.of("path", "path", Converters.STRING);

  private CategoryAttributes() {}
}
