package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
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

/** Turns {@link Handle} into items of {@link Kept} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HandleMapper implements EntityMapper<Handle> {
  /** The mapper, which has no state. */
  public static final HandleMapper INSTANCE = new HandleMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Handle");

  private static final Structure STRUCTURE = Structure.ofEntity("Handle", "PK", "SK");

  private HandleMapper() {}

  @Override
  public String type() {
    return "Handle";
  }

  @Override
  public String entity() {
    return "Handle";
  }

  @Override
  public PrimaryKey<Handle> key(Handle handle) {
    return HandleKeys.primary(handle.handleId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Handle handle) {
    ItemWriter item = new ItemWriter(STRUCTURE, 6);
    item.key("PK", "SK", key(handle));
    item.type("Type", TYPE);
    item.string("handleId", handle.handleId());
    item.stringOrNull("name", handle.name());
    item.number("number", handle.number());
    return item.toMap();
  }

  @Override
  public Handle fromItem(Map<String, AttributeValue> item) {
    try {
      return new Handle(
          STRUCTURE.string(item, "handleId"),
          STRUCTURE.stringOrNull(item, "name"),
          STRUCTURE.intValue(item, "number"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("handleId", "handleId"),
        MarkedAttribute.of("name", "name"),
        MarkedAttribute.of("number", "number"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  @Override
  public List<UniqueValue> uniqueValues(Handle handle) {
    String name = handle.name();
    return List.of(
        Marked.NAME.value(name, name == null ? null : Marked.NAME_TEXT.text(name)),
        Marked.NUMBER.value(handle.number(), Marked.NUMBER_TEXT.text(handle.number())));
  }

  @Override
  public List<UniqueValue> storedUniqueValues(Map<String, AttributeValue> item) {
    return List.of(
        Marked.NAME.in(item, StoredText.of(HandleAttributes.NAME, Marked.NAME_TEXT)),
        Marked.NUMBER.in(item, StoredText.of(HandleAttributes.NUMBER, Marked.NUMBER_TEXT)));
  }

  private static final class Marked {
    static final KeyComponent<String> NAME_TEXT =
        KeyComponent.of("Handle", "name", "UNIQUE#Handle#name#{name}", KeyFormats.rest());

    static final UniqueProperty NAME = UniqueProperty.of("name", "UNIQUE#Handle#name#", "#",
        MarkedAttribute.of("name", "name"));

    static final NumberComponent NUMBER_TEXT =
        NumberComponent.plain("Handle", "number", "UNIQUE#Handle#number#{number}");

    static final UniqueProperty NUMBER = UniqueProperty.of("number", "UNIQUE#Handle#number#", "#",
        MarkedAttribute.of("number", "number"));

    static final Marks MARKS = Marks.builder()
        .unique(NAME)
        .unique(NUMBER)
        .build();

    private Marked() {}
  }
}
