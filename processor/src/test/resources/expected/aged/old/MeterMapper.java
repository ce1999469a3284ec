package old;

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

/** Turns {@link Meter} into items of {@link Old} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MeterMapper implements EntityMapper<Meter> {
  /** The mapper, which has no state. */
  public static final MeterMapper INSTANCE = new MeterMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Meter");

  private static final Structure STRUCTURE = Structure.ofEntity("Meter", "PK", "SK");

  private MeterMapper() {}

  @Override
  public String type() {
    return "Meter";
  }

  @Override
  public String entity() {
    return "Meter";
  }

  @Override
  public PrimaryKey<Meter> key(Meter meter) {
    return MeterKeys.primary(meter.meterId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Meter meter) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(meter));
    item.type("Type", TYPE);
    item.string("meterId", meter.meterId());
    item.number("version", meter.version());
    item.nullable("small", meter.small(), Converters.ofByte());
    item.nullable("large", meter.large(), Converters.ofLong());
    item.string("note", meter.note());
    return item.toMap();
  }

  @Override
  public Meter fromItem(Map<String, AttributeValue> item) {
    try {
      return new Meter(
          STRUCTURE.string(item, "meterId"),
          STRUCTURE.orElse(item, "version", Converters.ofInt(), 0),
          STRUCTURE.nullable(item, "small", Converters.ofByte()),
          STRUCTURE.nullable(item, "large", Converters.ofLong()),
          STRUCTURE.string(item, "note"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("meterId", "meterId"),
        MarkedAttribute.of("version", "version"),
        MarkedAttribute.of("small", "small"),
        MarkedAttribute.of("large", "large"),
        MarkedAttribute.of("note", "note"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .intVersion(MarkedAttribute.of("version", "version"))
        .build();

    private Marked() {}
  }
}
