package com.daintree.data;

import com.daintree.shop.Category;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Category} into items of {@link Daintree} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CategoryMapper implements EntityMapper<Category> {
  /** The mapper, which has no state. */
  public static final CategoryMapper INSTANCE = new CategoryMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Category");

  private static final Structure STRUCTURE = Structure.ofEntity("Category", "PK", "SK");

  private CategoryMapper() {}

  @Override
  public String type() {
    return "Category";
  }

  @Override
  public String entity() {
    return "Category";
  }

  @Override
  public PrimaryKey<Category> key(Category category) {
    return CategoryKeys.primary(category.categoryId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Category category) {
    ItemWriter item = new ItemWriter(STRUCTURE, 13);
    item.key("PK", "SK", key(category));
    item.type("Type", TYPE);
    item.string("categoryId", category.categoryId());
    item.string("name", category.name());
    item.stringOrNull("parentId", category.parentId());
    item.string("topCategoryId", category.topCategoryId());
    item.string("path", category.path());
    item.number("version", category.version());
    String parentId = category.parentId();
    if (parentId != null) {
      item.key("GSI2PK", "GSI2SK", CategoryKeys.ofParent(parentId, category.name()));
    }
    item.key("GSI3PK", "GSI3SK", CategoryKeys.below(category.topCategoryId(), category.path()));
    return item.toMap();
  }

  @Override
  public Category fromItem(Map<String, AttributeValue> item) {
    try {
      return new Category(
          STRUCTURE.string(item, "categoryId"),
          STRUCTURE.string(item, "name"),
          STRUCTURE.stringOrNull(item, "parentId"),
          STRUCTURE.string(item, "topCategoryId"),
          STRUCTURE.string(item, "path"),
          STRUCTURE.orElse(item, "version", Converters.ofLong(), 0L));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("categoryId", "categoryId"),
        MarkedAttribute.of("name", "name"),
        MarkedAttribute.of("parentId", "parentId"),
        MarkedAttribute.of("topCategoryId", "topCategoryId"),
        MarkedAttribute.of("path", "path"),
        MarkedAttribute.of("version", "version"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .version(MarkedAttribute.of("version", "version"))
        .build();

    private Marked() {}
  }
}
