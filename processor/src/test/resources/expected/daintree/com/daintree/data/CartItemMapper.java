package com.daintree.data;

import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofEntity("CartItem", "PK", "SK");

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
    ItemWriter item = new ItemWriter(LABELS, 9);
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
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      return new CartItem(
          reader.string("customerId"),
          reader.required("kind", KIND),
          reader.string("productId"),
          reader.string("title"),
          reader.decimal("unitPrice"),
          reader.intValue("quantity"));
    } catch (RuntimeException thrown) {
      throw ItemReader.refusal(LABELS, item, thrown);
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
