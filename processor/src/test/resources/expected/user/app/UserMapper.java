package app;

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

/** Turns {@link User} into items of {@link App} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class UserMapper implements EntityMapper<User> {
  /** The mapper, which has no state. */
  public static final UserMapper INSTANCE = new UserMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("User");

  private static final Structure STRUCTURE = Structure.ofEntity("User", "PK", "SK")
      .property("fn", "firstName");

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
    return UserKeys.primary(user.username());
  }

  @Override
  public Map<String, AttributeValue> toItem(User user) {
    ItemWriter item = new ItemWriter(STRUCTURE, 9);
    item.key("PK", "SK", key(user));
    item.type("Type", TYPE);
    item.string("username", user.username());
    item.string("fn", user.firstName());
    item.stringOrNull("organization", user.organization());
    item.number("version", user.version());
    String organization = user.organization();
    if (organization != null) {
      item.key("GSI1PK", "GSI1SK", UserKeys.inOrganization(organization, user.username()));
    }
    return item.toMap();
  }

  @Override
  public User fromItem(Map<String, AttributeValue> item) {
    try {
      return new User(
          STRUCTURE.string(item, "username"),
          STRUCTURE.string(item, "fn"),
          STRUCTURE.stringOrNull(item, "organization"),
          STRUCTURE.longValue(item, "version"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("username", "username"),
        MarkedAttribute.of("firstName", "fn"),
        MarkedAttribute.of("organization", "organization"),
        MarkedAttribute.of("version", "version"));
  }
}
