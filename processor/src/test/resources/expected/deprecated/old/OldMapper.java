package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Old} into items of {@link Attic} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class OldMapper implements EntityMapper<Old> {
  /** The mapper, which has no state. */
  public static final OldMapper INSTANCE = new OldMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Old");

  private static final Structure STRUCTURE = Structure.ofEntity("Old", "PK", "SK");

  static final Converter<Old.Kind> KIND = EnumConverter.of(Old.Kind.values());

  private OldMapper() {}

  @Override
  public String type() {
    return "Old";
  }

  @Override
  public String entity() {
    return "Old";
  }

  @Override
  public PrimaryKey<Old> key(Old old) {
    Place place = old.place();
    String placeCity = place == null ? null : place.city();
    return OldKeys.primary(old.id(), old.kind(), placeCity);
  }

  @Override
  public Map<String, AttributeValue> toItem(Old old) {
    ItemWriter item = new ItemWriter(STRUCTURE, 9);
    item.key("PK", "SK", key(old));
    item.type("Type", TYPE);
    item.string("id", old.id());
    item.required("kind", old.kind(), KIND);
    item.stringOrNull("previous", old.previous());
    item.required("place", old.place(), Attic_PlaceMapper.INSTANCE);
    String previous = old.previous();
    if (previous != null) {
      item.key("GSI1PK", "GSI1SK", OldKeys.byKind(old.id(), old.kind(), previous));
    }
    return item.toMap();
  }

  @Override
  public Old fromItem(Map<String, AttributeValue> item) {
    try {
      return new Old(
          STRUCTURE.string(item, "id"),
          STRUCTURE.required(item, "kind", KIND),
          STRUCTURE.stringOrNull(item, "previous"),
          STRUCTURE.required(item, "place", Attic_PlaceMapper.INSTANCE));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("kind", "kind"),
        MarkedAttribute.of("previous", "previous"),
        MarkedAttribute.of("place", "place"));
  }
}
