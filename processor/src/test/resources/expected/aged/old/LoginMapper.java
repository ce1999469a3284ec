package old;

import io.keywright.annotation.KeywrightGenerated;
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
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Login} into items of {@link Old} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoginMapper implements EntityMapper<Login> {
  /** The mapper, which has no state. */
  public static final LoginMapper INSTANCE = new LoginMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Login");

  private static final Structure STRUCTURE = Structure.ofEntity("Login", "PK", "SK");

  private LoginMapper() {}

  @Override
  public String type() {
    return "Login";
  }

  @Override
  public String entity() {
    return "Login";
  }

  @Override
  public PrimaryKey<Login> key(Login login) {
    return LoginKeys.primary(login.tenant(), login.email());
  }

  @Override
  public Map<String, AttributeValue> toItem(Login login) {
    ItemWriter item = new ItemWriter(STRUCTURE, 6);
    item.key("PK", "SK", key(login));
    item.type("Type", TYPE);
    item.string("tenant", login.tenant());
    item.string("email", login.email());
    item.stringOrNull("note", login.note());
    return item.toMap();
  }

  @Override
  public Login fromItem(Map<String, AttributeValue> item) {
    try {
      return new Login(
          STRUCTURE.string(item, "tenant"),
          STRUCTURE.string(item, "email"),
          STRUCTURE.stringOrNull(item, "note"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("tenant", "tenant"),
        MarkedAttribute.of("email", "email"),
        MarkedAttribute.of("note", "note"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  @Override
  public List<UniqueValue> uniqueValues(Login login) {
    return List.of(
        Marked.EMAIL.value(login.email(), Marked.EMAIL_TEXT.text(login.email())));
  }

  @Override
  public List<UniqueValue> storedUniqueValues(Map<String, AttributeValue> item) {
    return List.of(
        Marked.EMAIL.in(item, StoredText.of(LoginAttributes.EMAIL, Marked.EMAIL_TEXT)));
  }

  private static final class Marked {
    static final KeyComponent<String> EMAIL_TEXT =
        KeyComponent.of("Login", "email", "UNIQUE#Login#email#{email}", KeyFormats.rest());

    static final UniqueProperty EMAIL = UniqueProperty.of("email", "UNIQUE#Login#email#", "#",
        MarkedAttribute.of("email", "email"));

    static final Marks MARKS = Marks.builder()
        .unique(EMAIL)
        .build();

    private Marked() {}
  }
}
