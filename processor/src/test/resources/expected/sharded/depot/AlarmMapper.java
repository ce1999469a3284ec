package depot;

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

/** Turns {@link Alarm} into items of {@link Depot} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AlarmMapper implements EntityMapper<Alarm> {
  /** The mapper, which has no state. */
  public static final AlarmMapper INSTANCE = new AlarmMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Alarm");

  private static final Structure STRUCTURE = Structure.ofEntity("Alarm", "PK", "SK");

  private AlarmMapper() {}

  @Override
  public String type() {
    return "Alarm";
  }

  @Override
  public String entity() {
    return "Alarm";
  }

  @Override
  public PrimaryKey<Alarm> key(Alarm alarm) {
    return AlarmKeys.primary(alarm.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Alarm alarm) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(alarm));
    item.type("Type", TYPE);
    item.string("id", alarm.id());
    item.number("sensor", alarm.sensor());
    item.string("site", alarm.site());
    item.key("GSI2PK", "GSI2SK", AlarmKeys.bySite(alarm.site(), alarm.sensor()));
    return item.toMap();
  }

  @Override
  public Alarm fromItem(Map<String, AttributeValue> item) {
    try {
      return new Alarm(
          STRUCTURE.string(item, "id"),
          STRUCTURE.longValue(item, "sensor"),
          STRUCTURE.string(item, "site"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("sensor", "sensor"),
        MarkedAttribute.of("site", "site"));
  }
}
