package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Place} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Library_PlaceMapper implements Converter<Place> {
  /** The mapper, which has no state. */
  public static final Library_PlaceMapper INSTANCE = new Library_PlaceMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Place");

  private Library_PlaceMapper() {}

  @Override
  public AttributeValue toValue(Place place) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.string("room", place.room());
    map.stringOrNull("shelf", place.shelf());
    return map.toValue();
  }

  @Override
  public Place fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Place(
        STRUCTURE.string(map, "room"),
        STRUCTURE.stringOrNull(map, "shelf"));
  }
}
