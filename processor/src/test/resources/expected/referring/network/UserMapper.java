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

/** Turns {@link User} into items of {@link Network} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class UserMapper implements EntityMapper<User> {
  /** The mapper, which has no state. */
  public static final UserMapper INSTANCE = new UserMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("User");

  private static final Structure STRUCTURE = Structure.ofEntity("User", "PK", "SK");

  private UserMapper() {}

  @Override
  public String type() {
    return "User";
  }

  @Override
  public String entity() {
    return "User";
  }

  @Override
  public PrimaryKey<User> key(User user) {
    return UserKeys.primary(user.userId());
  }

  @Override
  public Map<String, AttributeValue> toItem(User user) {
    ItemWriter item = new ItemWriter(STRUCTURE, 6);
    item.key("PK", "SK", key(user));
    item.type("Type", TYPE);
    item.string("userId", user.userId());
    item.string("name", user.name());
    item.number("followers", user.followers());
    return item.toMap();
  }

  @Override
  public User fromItem(Map<String, AttributeValue> item) {
    try {
      return new User(
          STRUCTURE.string(item, "userId"),
          STRUCTURE.string(item, "name"),
          STRUCTURE.intValue(item, "followers"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("userId", "userId"),
        MarkedAttribute.of("name", "name"),
        MarkedAttribute.of("followers", "followers"));
  }
}
