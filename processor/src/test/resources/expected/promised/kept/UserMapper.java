package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import io.keywright.runtime.mark.StoredText;
import io.keywright.runtime.mark.UniqueProperty;
import io.keywright.runtime.mark.UniqueValue;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link User} into items of {@link Kept} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class UserMapper implements EntityMapper<User> {
  /** The mapper, which has no state. */
  public static final UserMapper INSTANCE = new UserMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("User");

  private static final Structure STRUCTURE = Structure.ofEntity("User", "PK", "SK")
      .property("v", "version");

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
    ItemWriter item = new ItemWriter(STRUCTURE, 16);
    item.key("PK", "SK", key(user));
    item.type("Type", TYPE);
    item.string("userId", user.userId());
    item.string("tenant", user.tenant());
    item.string("email", user.email());
    item.stringOrNull("phone", user.phone());
    item.string("country", user.country());
    item.stringOrNull("nickname", user.nickname());
    item.number("v", user.version());
    item.nullable("createdAt", user.createdAt(), Converters.ofInstant());
    item.nullable("updatedAt", user.updatedAt(), Converters.ofInstant());
    Instant createdAt = user.createdAt();
    if (createdAt != null) {
      item.key("GSI1PK", "GSI1SK", UserKeys.byCreation(user.tenant(), createdAt));
    }
    Instant updatedAt = user.updatedAt();
    if (updatedAt != null) {
      item.key("GSI2PK", "GSI2SK", UserKeys.byUpdate(user.userId(), updatedAt));
    }
    return item.toMap();
  }

  @Override
  public User fromItem(Map<String, AttributeValue> item) {
    try {
      return new User(
          STRUCTURE.string(item, "userId"),
          STRUCTURE.string(item, "tenant"),
          STRUCTURE.string(item, "email"),
          STRUCTURE.stringOrNull(item, "phone"),
          STRUCTURE.string(item, "country"),
          STRUCTURE.stringOrNull(item, "nickname"),
          STRUCTURE.orElse(item, "v", Converters.ofLong(), 0L),
          STRUCTURE.required(item, "createdAt", Converters.ofInstant()),
          STRUCTURE.required(item, "updatedAt", Converters.ofInstant()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("userId", "userId"),
        MarkedAttribute.of("tenant", "tenant"),
        MarkedAttribute.of("email", "email"),
        MarkedAttribute.of("phone", "phone"),
        MarkedAttribute.of("country", "country"),
        MarkedAttribute.of("nickname", "nickname"),
        MarkedAttribute.of("version", "v"),
        MarkedAttribute.of("createdAt", "createdAt"),
        MarkedAttribute.of("updatedAt", "updatedAt"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  @Override
  public List<UniqueValue> uniqueValues(User user) {
    String phone = user.phone();
    return List.of(
        Marked.EMAIL.value(user.email(), Marked.EMAIL_TEXT.text(user.email())),
        Marked.PHONE.value(phone, phone == null ? null : Marked.PHONE_TEXT.text(phone),
            Marked.TENANT_SCOPE.text(user.tenant())));
  }

  @Override
  public List<UniqueValue> storedUniqueValues(Map<String, AttributeValue> item) {
    return List.of(
        Marked.EMAIL.in(item, StoredText.of(UserAttributes.EMAIL, Marked.EMAIL_TEXT)),
        Marked.PHONE.in(item, StoredText.of(UserAttributes.PHONE, Marked.PHONE_TEXT),
            StoredText.of(UserAttributes.TENANT, Marked.TENANT_SCOPE)));
  }

  private static final class Marked {
    static final KeyComponent<String> EMAIL_TEXT =
        KeyComponent.of("User", "email", "UNIQUE#User#email#{email:lower}", KeyFormats.lower());

    static final UniqueProperty EMAIL = UniqueProperty.of("email", "UNIQUE#User#email#", "#",
        MarkedAttribute.of("email", "email"));

    static final KeyComponent<String> PHONE_TEXT =
        KeyComponent.of("User", "phone", "UNIQUE#User#phone#{tenant}#{phone}", KeyFormats.rest());

    static final KeyComponent<String> TENANT_SCOPE =
        KeyComponent.of("User", "tenant", "UNIQUE#User#phone#{tenant}#{phone}", KeyFormats.text('#'));

    static final UniqueProperty PHONE = UniqueProperty.of("phone", "UNIQUE#User#phone#", "#",
        MarkedAttribute.of("phone", "phone"), MarkedAttribute.of("tenant", "tenant"));

    static final Marks MARKS = Marks.builder()
        .immutableOnceThere(MarkedAttribute.of("country", "country"))
        .immutable(MarkedAttribute.of("nickname", "nickname"))
        .version(MarkedAttribute.of("version", "v"))
        .createdAt(MarkedAttribute.of("createdAt", "createdAt"))
        .updatedAt(MarkedAttribute.of("updatedAt", "updatedAt"))
        .timesInKeys()
        .unique(EMAIL)
        .unique(PHONE)
        .build();

    private Marked() {}
  }
}
