package inner;

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

/** Turns {@link Parts.Line} into items of {@link Outer.Store} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_LineMapper implements EntityMapper<Parts.Line> {
  /** The mapper, which has no state. */
  public static final Parts_LineMapper INSTANCE = new Parts_LineMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Line");

  private static final Structure STRUCTURE = Structure.ofEntity("Parts.Line", "PK", "SK");

  private Parts_LineMapper() {}

  @Override
  public String type() {
    return "Line";
  }

  @Override
  public String entity() {
    return "Parts.Line";
  }

  @Override
  public PrimaryKey<Parts.Line> key(Parts.Line partsLine) {
    return Parts_LineKeys.primary(partsLine.id(), partsLine.number());
  }

  @Override
  public Map<String, AttributeValue> toItem(Parts.Line partsLine) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(partsLine));
    item.type("Type", TYPE);
    item.string("id", partsLine.id());
    item.number("number", partsLine.number());
    return item.toMap();
  }

  @Override
  public Parts.Line fromItem(Map<String, AttributeValue> item) {
    try {
      return new Parts.Line(
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
