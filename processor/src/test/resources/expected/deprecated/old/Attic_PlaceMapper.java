package old;

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
@SuppressWarnings({"deprecation", "removal"})
public final class Attic_PlaceMapper implements Converter<Place> {
  /** The mapper, which has no state. */
  public static final Attic_PlaceMapper INSTANCE = new Attic_PlaceMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Place");

  private Attic_PlaceMapper() {}

  @Override
  public AttributeValue toValue(Place place) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 1);
    map.string("city", place.city());
    return map.toValue();
  }

  @Override
  public Place fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Place(
        STRUCTURE.string(map, "city"));
  }
}
