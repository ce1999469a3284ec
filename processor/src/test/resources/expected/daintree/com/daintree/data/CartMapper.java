package com.daintree.data;

import com.daintree.shop.Cart;
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
import io.keywright.runtime.mark.Marks;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Cart} into items of {@link Daintree} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartMapper implements EntityMapper<Cart> {
  /** The mapper, which has no state. */
  public static final CartMapper INSTANCE = new CartMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Cart");

  private static final Structure STRUCTURE = Structure.ofEntity("Cart", "PK", "SK");

  static final Converter<CartKind> KIND = EnumConverter.of(CartKind.values());

  private CartMapper() {}

  @Override
  public String type() {
    return "Cart";
  }

  @Override
  public String entity() {
    return "Cart";
  }

  @Override
  public PrimaryKey<Cart> key(Cart cart) {
    return CartKeys.primary(cart.customerId(), cart.kind());
  }

  @Override
  public Map<String, AttributeValue> toItem(Cart cart) {
    ItemWriter item = new ItemWriter(STRUCTURE, 7);
    item.key("PK", "SK", key(cart));
    item.type("Type", TYPE);
    item.string("customerId", cart.customerId());
    item.required("kind", cart.kind(), KIND);
    item.required("changedAt", cart.changedAt(), Converters.ofInstant());
    item.number("version", cart.version());
    return item.toMap();
  }

  @Override
  public Cart fromItem(Map<String, AttributeValue> item) {
    try {
      return new Cart(
          STRUCTURE.string(item, "customerId"),
          STRUCTURE.required(item, "kind", KIND),
          STRUCTURE.required(item, "changedAt", Converters.ofInstant()),
          STRUCTURE.orElse(item, "version", Converters.ofLong(), 0L));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("customerId", "customerId"),
        MarkedAttribute.of("kind", "kind"),
        MarkedAttribute.of("changedAt", "changedAt"),
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
