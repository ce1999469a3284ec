package desk;

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

/** Turns {@link Visitor} into items of {@link Desk} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class VisitorMapper implements EntityMapper<Visitor> {
  /** The mapper, which has no state. */
  public static final VisitorMapper INSTANCE = new VisitorMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Visitor");

  private static final Structure STRUCTURE = Structure.ofEntity("Visitor", "PK", "SK");

  private VisitorMapper() {}

  @Override
  public String type() {
    return "Visitor";
  }

  @Override
  public String entity() {
    return "Visitor";
  }

  @Override
  public PrimaryKey<Visitor> key(Visitor visitor) {
    return VisitorKeys.primary(visitor.email());
  }

  @Override
  public Map<String, AttributeValue> toItem(Visitor visitor) {
    ItemWriter item = new ItemWriter(STRUCTURE, 10);
    item.key("PK", "SK", key(visitor));
    item.type("Type", TYPE);
    item.string("email", visitor.email());
    item.stringOrNull("name", visitor.name());
    item.nullable("visits", visitor.visits(), Converters.ofInt());
    item.key("GSI1PK", "GSI1SK", VisitorKeys.all(visitor.email()));
    String name = visitor.name();
    if (name != null) {
      item.key("GSI2PK", "GSI2SK", VisitorKeys.byName(name, visitor.email()));
    }
    return item.toMap();
  }

  @Override
  public Visitor fromItem(Map<String, AttributeValue> item) {
    try {
      return new Visitor(
          STRUCTURE.string(item, "email"),
          STRUCTURE.stringOrNull(item, "name"),
          STRUCTURE.nullable(item, "visits", Converters.ofInt()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("email", "email"),
        MarkedAttribute.of("name", "name"),
        MarkedAttribute.of("visits", "visits"));
  }
}
