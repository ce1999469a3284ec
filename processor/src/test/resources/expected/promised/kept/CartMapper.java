package kept;

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

/** Turns {@link Cart} into items of {@link Kept} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartMapper implements EntityMapper<Cart> {
  /** The mapper, which has no state. */
  public static final CartMapper INSTANCE = new CartMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Cart");

  private static final Structure STRUCTURE = Structure.ofEntity("Cart", "PK", "SK")
      .property("ttl", "expiresAt");

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
    return CartKeys.primary(cart.getCartId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Cart cart) {
    ItemWriter item = new ItemWriter(STRUCTURE, 7);
    item.key("PK", "SK", key(cart));
    item.type("Type", TYPE);
    item.string("cartId", cart.getCartId());
    item.number("items", cart.getItems());
    item.nullable("version", cart.getVersion(), Converters.ofInt());
    item.required("ttl", cart.getExpiresAt(), Converters.ofExpirySeconds());
    return item.toMap();
  }

  @Override
  public Cart fromItem(Map<String, AttributeValue> item) {
    try {
      Cart cart = new Cart();
      cart.setCartId(STRUCTURE.string(item, "cartId"));
      cart.setItems(STRUCTURE.intValue(item, "items"));
      cart.setVersion(STRUCTURE.orElse(item, "version", Converters.ofInt(), 0));
      cart.setExpiresAt(STRUCTURE.longValue(item, "ttl"));
      return cart;
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("cartId", "cartId"),
        MarkedAttribute.of("items", "items"),
        MarkedAttribute.of("version", "version"),
        MarkedAttribute.of("expiresAt", "ttl"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .intVersion(MarkedAttribute.of("version", "version"))
        .timeToLive(MarkedAttribute.of("expiresAt", "ttl"))
        .build();

    private Marked() {}
  }
}
