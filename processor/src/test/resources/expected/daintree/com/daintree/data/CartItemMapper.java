package com.daintree.data;

import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link CartItem} into items of {@link Daintree} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartItemMapper implements EntityMapper<CartItem> {
  /** The mapper, which has no state. */
  public static final CartItemMapper INSTANCE = new CartItemMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("CartItem");

  private static final Structure STRUCTURE = Structure.ofEntity("CartItem", "PK", "SK");

  static final Converter<CartKind> KIND = EnumConverter.of(CartKind.values());

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
    return CartItemKeys.primary(cartItem.customerId(), cartItem.kind(), cartItem.productId());
  }

  @Override
  public Map<String, AttributeValue> toItem(CartItem cartItem) {
    ItemWriter item = new ItemWriter(STRUCTURE, 9);
    item.key("PK", "SK", key(cartItem));
    item.type("Type", TYPE);
    item.string("customerId", cartItem.customerId());
    item.required("kind", cartItem.kind(), KIND);
    item.string("productId", cartItem.productId());
    item.string("title", cartItem.title());
    item.required("unitPrice", cartItem.unitPrice(), Converters.ofBigDecimal());
    item.number("quantity", cartItem.quantity());
    return item.toMap();
  }

  @Override
  public CartItem fromItem(Map<String, AttributeValue> item) {
    try {
      return new CartItem(
          STRUCTURE.string(item, "customerId"),
          STRUCTURE.required(item, "kind", KIND),
          STRUCTURE.string(item, "productId"),
          STRUCTURE.string(item, "title"),
          STRUCTURE.decimal(item, "unitPrice"),
          STRUCTURE.intValue(item, "quantity"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("customerId", "customerId"),
        MarkedAttribute.of("kind", "kind"),
        MarkedAttribute.of("productId", "productId"),
        MarkedAttribute.of("title", "title"),
        MarkedAttribute.of("unitPrice", "unitPrice"),
        MarkedAttribute.of("quantity", "quantity"));
  }
}
