package library;

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

/** Turns {@link Hold} into items of {@link Library} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HoldMapper implements EntityMapper<Hold> {
  /** The mapper, which has no state. */
  public static final HoldMapper INSTANCE = new HoldMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Hold");

  private static final Structure STRUCTURE = Structure.ofEntity("Hold", "PK", "SK")
      .property("ttl", "expiresAt");

  private HoldMapper() {}

  @Override
  public String type() {
    return "Hold";
  }

  @Override
  public String entity() {
    return "Hold";
  }

  @Override
  public PrimaryKey<Hold> key(Hold hold) {
    return HoldKeys.primary(hold.readerId(), hold.number());
  }

  @Override
  public Map<String, AttributeValue> toItem(Hold hold) {
    ItemWriter item = new ItemWriter(STRUCTURE, 7);
    item.key("PK", "SK", key(hold));
    item.type("Type", TYPE);
    item.string("readerId", hold.readerId());
    item.number("number", hold.number());
    item.number("version", hold.version());
    item.required("ttl", hold.expiresAt(), Converters.ofExpirySeconds());
    return item.toMap();
  }

  @Override
  public Hold fromItem(Map<String, AttributeValue> item) {
    try {
      return new Hold(
          STRUCTURE.string(item, "readerId"),
          STRUCTURE.intValue(item, "number"),
          STRUCTURE.orElse(item, "version", Converters.ofLong(), 0L),
          STRUCTURE.longValue(item, "ttl"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("readerId", "readerId"),
        MarkedAttribute.of("number", "number"),
        MarkedAttribute.of("version", "version"),
        MarkedAttribute.of("expiresAt", "ttl"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .version(MarkedAttribute.of("version", "version"))
        .timeToLive(MarkedAttribute.of("expiresAt", "ttl"))
        .build();

    private Marked() {}
  }
}
