package made;

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

/** Turns {@link Stamp} into items of {@link Made} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StampMapper implements EntityMapper<Stamp> {
  /** The mapper, which has no state. */
  public static final StampMapper INSTANCE = new StampMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Stamp");

  private static final Structure STRUCTURE = Structure.ofEntity("Stamp", "PK", "SK");

  private StampMapper() {}

  @Override
  public String type() {
    return "Stamp";
  }

  @Override
  public String entity() {
    return "Stamp";
  }

  @Override
  public PrimaryKey<Stamp> key(Stamp stamp) {
    return StampKeys.primary(stamp.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Stamp stamp) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(stamp));
    item.type("Type", TYPE);
    item.string("id", stamp.id());
    item.number("value", stamp.value());
    return item.toMap();
  }

  @Override
  public Stamp fromItem(Map<String, AttributeValue> item) {
    try {
      return Stamp.stored(
          STRUCTURE.intValue(item, "value"),
          STRUCTURE.string(item, "id"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("value", "value"));
  }
}
