package depot;

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

/** Turns {@link Reading} into items of {@link Depot} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReadingMapper implements EntityMapper<Reading> {
  /** The mapper, which has no state. */
  public static final ReadingMapper INSTANCE = new ReadingMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Reading");

  private static final Structure STRUCTURE = Structure.ofEntity("Reading", "PK", "SK");

  private ReadingMapper() {}

  @Override
  public String type() {
    return "Reading";
  }

  @Override
  public String entity() {
    return "Reading";
  }

  @Override
  public PrimaryKey<Reading> key(Reading reading) {
    return ReadingKeys.primary(reading.day(), reading.sensor(), reading.at());
  }

  @Override
  public Map<String, AttributeValue> toItem(Reading reading) {
    ItemWriter item = new ItemWriter(STRUCTURE, 12);
    item.key("PK", "SK", key(reading));
    item.type("Type", TYPE);
    item.required("day", reading.day(), Converters.ofLocalDate());
    item.number("sensor", reading.sensor());
    item.required("at", reading.at(), Converters.ofInstant());
    item.string("site", reading.site());
    item.number("value", reading.value());
    item.key("GSI2PK", "GSI2SK", ReadingKeys.bySite(reading.site(), reading.sensor(), reading.at()));
    item.localKey("LSI1SK", ReadingKeys.byValue(reading.day(), reading.sensor(), reading.value()));
    return item.toMap();
  }

  @Override
  public Reading fromItem(Map<String, AttributeValue> item) {
    try {
      return new Reading(
          STRUCTURE.required(item, "day", Converters.ofLocalDate()),
          STRUCTURE.longValue(item, "sensor"),
          STRUCTURE.required(item, "at", Converters.ofInstant()),
          STRUCTURE.string(item, "site"),
          STRUCTURE.intValue(item, "value"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("day", "day"),
        MarkedAttribute.of("sensor", "sensor"),
        MarkedAttribute.of("at", "at"),
        MarkedAttribute.of("site", "site"),
        MarkedAttribute.of("value", "value"));
  }
}
