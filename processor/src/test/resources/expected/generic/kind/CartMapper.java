package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Cart} into items of {@link Kinds} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartMapper implements EntityMapper<Cart> {
  /** The mapper, which has no state. */
  public static final CartMapper INSTANCE = new CartMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Cart");

  private static final Structure STRUCTURE = Structure.ofEntity("Cart", "PK", "SK");

  static final Converter<List<Instant>> OTHERS = Converters.list(Converters.ofInstant());

  static final Converter<Map<String, List<Instant>>> GROUPED =
      Converters.map(Converters.ofString(), Converters.list(Converters.ofInstant()));

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
    return CartKeys.primary(cart.getId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Cart cart) {
    ItemWriter item = new ItemWriter(STRUCTURE, 10);
    item.key("PK", "SK", key(cart));
    item.type("Type", TYPE);
    item.string("id", cart.getId());
    item.required("others", cart.getOthers(), OTHERS);
    item.required("grouped", cart.getGrouped(), GROUPED);
    item.nullable("last", cart.getLast(), Converters.ofInstant());
    item.number("lines", cart.getLines());
    Instant last = cart.getLast();
    if (last != null) {
      item.key("GSI1PK", "GSI1SK", CartKeys.byLast(last, cart.getId()));
    }
    return item.toMap();
  }

  @Override
  public Cart fromItem(Map<String, AttributeValue> item) {
    try {
      Cart cart = new Cart();
      cart.setId(STRUCTURE.string(item, "id"));
      cart.setOthers(STRUCTURE.required(item, "others", OTHERS));
      cart.setGrouped(STRUCTURE.required(item, "grouped", GROUPED));
      cart.setLast(STRUCTURE.nullable(item, "last", Converters.ofInstant()));
      cart.setLines(STRUCTURE.intValue(item, "lines"));
      return cart;
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("others", "others"),
        MarkedAttribute.of("grouped", "grouped"),
        MarkedAttribute.of("last", "last"),
        MarkedAttribute.of("lines", "lines"));
  }
}
