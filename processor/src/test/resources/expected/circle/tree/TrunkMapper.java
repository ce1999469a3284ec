package tree;

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

/** Turns {@link Trunk} into items of {@link Forest} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TrunkMapper implements EntityMapper<Trunk> {
  /** The mapper, which has no state. */
  public static final TrunkMapper INSTANCE = new TrunkMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Trunk");

  private static final Structure STRUCTURE = Structure.ofEntity("Trunk", "PK", "SK");

  private TrunkMapper() {}

  @Override
  public String type() {
    return "Trunk";
  }

  @Override
  public String entity() {
    return "Trunk";
  }

  @Override
  public PrimaryKey<Trunk> key(Trunk trunk) {
    return TrunkKeys.primary(trunk.trunkId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Trunk trunk) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(trunk));
    item.type("Type", TYPE);
    item.string("trunkId", trunk.trunkId());
    item.required("first", trunk.first(), Forest_BranchMapper.INSTANCE);
    return item.toMap();
  }

  @Override
  public Trunk fromItem(Map<String, AttributeValue> item) {
    try {
      return new Trunk(
          STRUCTURE.string(item, "trunkId"),
          STRUCTURE.required(item, "first", Forest_BranchMapper.INSTANCE));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("trunkId", "trunkId"),
        MarkedAttribute.of("first", "first"));
  }
}
