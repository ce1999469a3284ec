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

/** Turns {@link CartItem} into items of {@link Network} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CartItemMapper implements EntityMapper<CartItem> {
  /** The mapper, which has no state. */
  public static final CartItemMapper INSTANCE = new CartItemMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("CartItem");

  private static final Structure STRUCTURE = Structure.ofEntity("CartItem", "PK", "SK");

  private CartItemMapper() {}

  @Override
  public String type() {
    return "CartItem";
  }

  @Override
  public String entity() {
    return "CartItem";
  }

  @Override
  public PrimaryKey<CartItem> key(CartItem cartItem) {
    return CartItemKeys.primary(cartItem.userId(), cartItem.shop(), cartItem.made(), cartItem.product());
  }

  @Override
  public Map<String, AttributeValue> toItem(CartItem cartItem) {
    ItemWriter item = new ItemWriter(STRUCTURE, 10);
    item.key("PK", "SK", key(cartItem));
    item.type("Type", TYPE);
    item.string("userId", cartItem.userId());
    item.string("shop", cartItem.shop());
    item.required("made", cartItem.made(), Converters.ofInstant());
    item.number("product", cartItem.product());
    item.required("price", cartItem.price(), Converters.ofBigDecimal());
    item.nullable("icon", cartItem.icon(), Converters.ofBytes());
    item.stringOrNull("colour", cartItem.colour());
    return item.toMap();
  }

  @Override
  public CartItem fromItem(Map<String, AttributeValue> item) {
    try {
      return new CartItem(
          STRUCTURE.string(item, "userId"),
          STRUCTURE.string(item, "shop"),
          STRUCTURE.required(item, "made", Converters.ofInstant()),
          STRUCTURE.intValue(item, "product"),
          STRUCTURE.decimal(item, "price"),
          STRUCTURE.nullable(item, "icon", Converters.ofBytes()),
          STRUCTURE.stringOrNull(item, "colour"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("userId", "userId"),
        MarkedAttribute.of("shop", "shop"),
        MarkedAttribute.of("made", "made"),
        MarkedAttribute.of("product", "product"),
        MarkedAttribute.of("price", "price"),
        MarkedAttribute.of("icon", "icon"),
        MarkedAttribute.of("colour", "colour"));
  }
}
