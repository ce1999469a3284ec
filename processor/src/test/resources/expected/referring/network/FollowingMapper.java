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

/** Turns {@link Following} into items of {@link Network} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class FollowingMapper implements EntityMapper<Following> {
  /** The mapper, which has no state. */
  public static final FollowingMapper INSTANCE = new FollowingMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Following");

  private static final Structure STRUCTURE = Structure.ofEntity("Following", "PK", "SK");

  private FollowingMapper() {}

  @Override
  public String type() {
    return "Following";
  }

  @Override
  public String entity() {
    return "Following";
  }

  @Override
  public PrimaryKey<Following> key(Following following) {
    return FollowingKeys.primary(following.userId(), following.followedId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Following following) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(following));
    item.type("Type", TYPE);
    item.string("userId", following.userId());
    item.string("followedId", following.followedId());
    return item.toMap();
  }

  @Override
  public Following fromItem(Map<String, AttributeValue> item) {
    try {
      return new Following(
          STRUCTURE.string(item, "userId"),
          STRUCTURE.string(item, "followedId"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("userId", "userId"),
        MarkedAttribute.of("followedId", "followedId"));
  }
}
