package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Product} into items of {@link Network} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class ProductMapper implements EntityMapper<Product> {
  /** The mapper, which has no state. */
  public static final ProductMapper INSTANCE = new ProductMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Product");

  private static final Structure STRUCTURE = Structure.ofEntity("Product", "PK", "SK");

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
    return ProductKeys.primary(product.shop(), product.made(), product.number());
  }

  @Override
  public Map<String, AttributeValue> toItem(Product product) {
    ItemWriter item = new ItemWriter(STRUCTURE, 9);
    item.key("PK", "SK", key(product));
    item.type("Type", TYPE);
    item.string("shop", product.shop());
    item.required("made", product.made(), Converters.ofInstant());
    item.number("number", product.number());
    item.required("price", product.price(), Converters.ofBigDecimal());
    item.nullable("picture", product.picture(), Converters.ofBytes());
    item.optional("colour", product.colour(), Converters.ofString());
    return item.toMap();
  }

  @Override
  public Product fromItem(Map<String, AttributeValue> item) {
    try {
      return new Product(
          STRUCTURE.string(item, "shop"),
          STRUCTURE.required(item, "made", Converters.ofInstant()),
          STRUCTURE.intValue(item, "number"),
          STRUCTURE.decimal(item, "price"),
          STRUCTURE.nullable(item, "picture", Converters.ofBytes()),
          STRUCTURE.optional(item, "colour", Converters.ofString()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("shop", "shop"),
        MarkedAttribute.of("made", "made"),
        MarkedAttribute.of("number", "number"),
        MarkedAttribute.of("price", "price"),
        MarkedAttribute.of("picture", "picture"),
        MarkedAttribute.of("colour", "colour"));
  }
}
