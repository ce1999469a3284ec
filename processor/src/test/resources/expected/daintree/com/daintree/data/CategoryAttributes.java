package com.daintree.data;

import com.daintree.shop.Category;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Category} in the table {@link Daintree}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CategoryAttributes {
  /** Stored as {@code categoryId}. */
  public static final TextAttribute<Category> CATEGORY_ID =
      new TextAttribute<>(AttributePath.of("categoryId", "categoryId"));

  /** Stored as {@code name}. */
  public static final TextAttribute<Category> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  /** Stored as {@code parentId}. */
  public static final TextAttribute<Category> PARENT_ID =
      new TextAttribute<>(AttributePath.of("parentId", "parentId"));

  /** Stored as {@code topCategoryId}. */
  public static final TextAttribute<Category> TOP_CATEGORY_ID =
      new TextAttribute<>(AttributePath.of("topCategoryId", "topCategoryId"));

  /** Stored as {@code path}. */
  public static final TextAttribute<Category> PATH =
      new TextAttribute<>(AttributePath.of("path", "path"));

  /** Stored as {@code version}. */
  public static final OrderedAttribute<Category, Long> VERSION =
      new OrderedAttribute<>(AttributePath.of("version", "version"), Converters.ofLong());

  private CategoryAttributes() {}
}
