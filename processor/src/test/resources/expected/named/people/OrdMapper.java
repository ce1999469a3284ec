package people;

import io.keywright.annotation.KeywrightGenerated;
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

/** Turns {@link Shop.Order} into items of {@link People} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrdMapper implements EntityMapper<Shop.Order> {
  /** The mapper, which has no state. */
  public static final OrdMapper INSTANCE = new OrdMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("O");

  private static final Structure STRUCTURE = Structure.ofEntity("Shop.Order", "PK", "SK");

  private OrdMapper() {}

  @Override
  public String type() {
    return "O";
  }

  @Override
  public String entity() {
    return "Shop.Order";
  }

  @Override
  public PrimaryKey<Shop.Order> key(Shop.Order ord) {
    return OrdKeys.primary(ord.id(), ord.number());
  }

  @Override
  public Map<String, AttributeValue> toItem(Shop.Order ord) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(ord));
    item.type("Type", TYPE);
    item.string("id", ord.id());
    item.number("number", ord.number());
    return item.toMap();
  }

  @Override
  public Shop.Order fromItem(Map<String, AttributeValue> item) {
    try {
      return new Shop.Order(
          STRUCTURE.string(item, "id"),
          STRUCTURE.intValue(item, "number"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("number", "number"));
  }
}
