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

/** Turns {@link Parts.Head} into items of {@link Outer.Store} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_HeadMapper implements EntityMapper<Parts.Head> {
  /** The mapper, which has no state. */
  public static final Parts_HeadMapper INSTANCE = new Parts_HeadMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Head");

  private static final Structure STRUCTURE = Structure.ofEntity("Parts.Head", "PK", "SK");

  private Parts_HeadMapper() {}

  @Override
  public String type() {
    return "Head";
  }

  @Override
  public String entity() {
    return "Parts.Head";
  }

  @Override
  public PrimaryKey<Parts.Head> key(Parts.Head partsHead) {
    return Parts_HeadKeys.primary(partsHead.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Parts.Head partsHead) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(partsHead));
    item.type("Type", TYPE);
    item.string("id", partsHead.id());
    item.required("text", partsHead.text(), Outer_Store_Parts_TextMapper.INSTANCE);
    return item.toMap();
  }

  @Override
  public Parts.Head fromItem(Map<String, AttributeValue> item) {
    try {
      return new Parts.Head(
          STRUCTURE.string(item, "id"),
          STRUCTURE.required(item, "text", Outer_Store_Parts_TextMapper.INSTANCE));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("text", "text"));
  }
}
