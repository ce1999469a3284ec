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

/** Turns {@link Plain} into items of {@link Store} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PlainMapper implements EntityMapper<Plain> {
  /** The mapper, which has no state. */
  public static final PlainMapper INSTANCE = new PlainMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Plain");

  private static final Structure STRUCTURE = Structure.ofEntity("Plain", "PK", null);

  private PlainMapper() {}

  @Override
  public String type() {
    return "Plain";
  }

  @Override
  public String entity() {
    return "Plain";
  }

  @Override
  public PrimaryKey<Plain> key(Plain plain) {
    return PlainKeys.primary(plain.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Plain plain) {
    ItemWriter item = new ItemWriter(STRUCTURE, 4);
    item.key("PK", key(plain));
    item.type("Type", TYPE);
    item.string("id", plain.id());
    return item.toMap();
  }

  @Override
  public Plain fromItem(Map<String, AttributeValue> item) {
    try {
      return new Plain(
          STRUCTURE.string(item, "id"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"));
  }
}
