package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Place} into items of {@link Kin} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PlaceMapper implements EntityMapper<Place> {
  /** The mapper, which has no state. */
  public static final PlaceMapper INSTANCE = new PlaceMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Place");

  private static final Structure STRUCTURE = Structure.ofEntity("Place", "PK", "SK");

  private PlaceMapper() {}

  @Override
  public String type() {
    return "Place";
  }

  @Override
  public String entity() {
    return "Place";
  }

  @Override
  public PrimaryKey<Place> key(Place place) {
    return PlaceKeys.primary(place.placeId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Place place) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(place));
    item.type("Type", TYPE);
    item.string("placeId", place.placeId());
    item.string("name", place.name());
    return item.toMap();
  }

  @Override
  public Place fromItem(Map<String, AttributeValue> item) {
    try {
      return new Place(
          STRUCTURE.string(item, "placeId"),
          STRUCTURE.string(item, "name"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("placeId", "placeId"),
        MarkedAttribute.of("name", "name"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .node("Gone")
        .build();

    private Marked() {}
  }
}
