package network;

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

/** Turns {@link Visit} into items of {@link Network} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CallMapper implements EntityMapper<Visit> {
  /** The mapper, which has no state. */
  public static final CallMapper INSTANCE = new CallMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Visit");

  private static final Structure STRUCTURE = Structure.ofEntity("Visit", "PK", "SK");

  private CallMapper() {}

  @Override
  public String type() {
    return "Visit";
  }

  @Override
  public String entity() {
    return "Visit";
  }

  @Override
  public PrimaryKey<Visit> key(Visit call) {
    return CallKeys.primary(call.userId(), call.visit());
  }

  @Override
  public Map<String, AttributeValue> toItem(Visit call) {
    ItemWriter item = new ItemWriter(STRUCTURE, 6);
    item.key("PK", "SK", key(call));
    item.type("Type", TYPE);
    item.string("userId", call.userId());
    item.string("visit", call.visit());
    item.stringOrNull("before", call.before());
    return item.toMap();
  }

  @Override
  public Visit fromItem(Map<String, AttributeValue> item) {
    try {
      return new Visit(
          STRUCTURE.string(item, "userId"),
          STRUCTURE.string(item, "visit"),
          STRUCTURE.stringOrNull(item, "before"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("userId", "userId"),
        MarkedAttribute.of("visit", "visit"),
        MarkedAttribute.of("before", "before"));
  }
}
