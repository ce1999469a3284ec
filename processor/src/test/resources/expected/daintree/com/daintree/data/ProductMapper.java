package com.daintree.data;

import com.daintree.shop.Product;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Product} into items of {@link Daintree} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ProductMapper implements EntityMapper<Product> {
  /** The mapper, which has no state. */
  public static final ProductMapper INSTANCE = new ProductMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Product");

  private static final Structure STRUCTURE = Structure.ofEntity("Product", "PK", "SK");

  static final Converter<Set<String>> TAGS = Converters.set(Converters.ofString());

  static final Converter<Map<String, String>> FEATURES =
      Converters.map(Converters.ofString(), Converters.ofString());

  private ProductMapper() {}

  @Override
  public String type() {
    return "Product";
  }

  @Override
  public String entity() {
    return "Product";
  }

  @Override
  public PrimaryKey<Product> key(Product product) {
    return ProductKeys.primary(product.productId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Product product) {
    ItemWriter item = new ItemWriter(STRUCTURE, 20);
    item.key("PK", "SK", key(product));
    item.type("Type", TYPE);
    item.string("productId", product.productId());
    item.string("sellerId", product.sellerId());
    item.string("title", product.title());
    item.required("price", product.price(), Converters.ofBigDecimal());
    item.number("stock", product.stock());
    item.string("categoryId", product.categoryId());
    item.string("topCategoryId", product.topCategoryId());
    item.string("categoryPath", product.categoryPath());
    item.set("tags", product.tags(), TAGS);
    item.required("features", product.features(), FEATURES);
    item.number("version", product.version());
    item.key("GSI1PK", "GSI1SK", ProductKeys.byTitle(product.title(), product.productId()));
    item.key("GSI2PK", "GSI2SK", ProductKeys.ofCategory(product.categoryId(), product.title(), product.productId()));
    item.key("GSI3PK", "GSI3SK", ProductKeys.below(product.topCategoryId(), product.categoryPath(), product.productId()));
    return item.toMap();
  }

  @Override
  public Product fromItem(Map<String, AttributeValue> item) {
    try {
      return new Product(
          STRUCTURE.string(item, "productId"),
          STRUCTURE.string(item, "sellerId"),
          STRUCTURE.string(item, "title"),
          STRUCTURE.decimal(item, "price"),
          STRUCTURE.intValue(item, "stock"),
          STRUCTURE.string(item, "categoryId"),
          STRUCTURE.string(item, "topCategoryId"),
          STRUCTURE.string(item, "categoryPath"),
          STRUCTURE.set(item, "tags", TAGS),
          STRUCTURE.required(item, "features", FEATURES),
          STRUCTURE.orElse(item, "version", Converters.ofLong(), 0L));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("productId", "productId"),
        MarkedAttribute.of("sellerId", "sellerId"),
        MarkedAttribute.of("title", "title"),
        MarkedAttribute.of("price", "price"),
        MarkedAttribute.of("stock", "stock"),
        MarkedAttribute.of("categoryId", "categoryId"),
        MarkedAttribute.of("topCategoryId", "topCategoryId"),
        MarkedAttribute.of("categoryPath", "categoryPath"),
        MarkedAttribute.of("tags", "tags"),
        MarkedAttribute.of("features", "features"),
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
