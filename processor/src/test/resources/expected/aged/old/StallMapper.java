package old;

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
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Stall} into items of {@link Old} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StallMapper implements EntityMapper<Stall> {
  /** The mapper, which has no state. */
  public static final StallMapper INSTANCE = new StallMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Stall");

  private static final Structure STRUCTURE = Structure.ofEntity("Stall", "PK", "SK")
      .property("ttl", "expiresAt");

  private StallMapper() {}

  @Override
  public String type() {
    return "Stall";
  }

  @Override
  public String entity() {
    return "Stall";
  }

  @Override
  public PrimaryKey<Stall> key(Stall stall) {
    return StallKeys.primary(stall.stallId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Stall stall) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(stall));
    item.type("Type", TYPE);
    item.string("stallId", stall.stallId());
    item.string("place", stall.place());
    item.nullable("ttl", stall.expiresAt(), Converters.ofExpiry());
    item.stringOrNull("note", stall.note());
    item.nullable("updatedAt", stall.updatedAt(), Converters.ofInstant());
    return item.toMap();
  }

  @Override
  public Stall fromItem(Map<String, AttributeValue> item) {
    try {
      return new Stall(
          STRUCTURE.string(item, "stallId"),
          STRUCTURE.string(item, "place"),
          STRUCTURE.nullable(item, "ttl", Converters.ofExpiry()),
          STRUCTURE.stringOrNull(item, "note"),
          STRUCTURE.nullable(item, "updatedAt", Converters.ofInstant()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("stallId", "stallId"),
        MarkedAttribute.of("place", "place"),
        MarkedAttribute.of("expiresAt", "ttl"),
        MarkedAttribute.of("note", "note"),
        MarkedAttribute.of("updatedAt", "updatedAt"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  @Override
  public List<UniqueValue> uniqueValues(Stall stall) {
    return List.of(
        Marked.PLACE.value(stall.place(), Marked.PLACE_TEXT.text(stall.place())));
  }

  @Override
  public List<UniqueValue> storedUniqueValues(Map<String, AttributeValue> item) {
    return List.of(
        Marked.PLACE.in(item, StoredText.of(StallAttributes.PLACE, Marked.PLACE_TEXT)));
  }

  private static final class Marked {
    static final KeyComponent<String> PLACE_TEXT =
        KeyComponent.of("Stall", "place", "UNIQUE#Stall#place#{place}", KeyFormats.rest());

    static final UniqueProperty PLACE = UniqueProperty.of("place", "UNIQUE#Stall#place#", "#",
        MarkedAttribute.of("place", "place")).releasedOnExpiry(MarkedAttribute.of("expiresAt", "ttl"));

    static final Marks MARKS = Marks.builder()
        .timeToLive(MarkedAttribute.of("expiresAt", "ttl"))
        .updatedAt(MarkedAttribute.of("updatedAt", "updatedAt"))
        .wholeSeconds()
        .unique(PLACE)
        .build();

    private Marked() {}
  }
}
