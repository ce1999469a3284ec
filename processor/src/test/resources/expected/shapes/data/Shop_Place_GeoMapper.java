package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Place;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Place.Geo} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Shop_Place_GeoMapper implements Converter<Place.Geo> {
  /** The mapper, which has no state. */
  public static final Shop_Place_GeoMapper INSTANCE = new Shop_Place_GeoMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Place_Geo");

  private Shop_Place_GeoMapper() {}

  @Override
  public AttributeValue toValue(Place.Geo placeGeo) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 3);
    map.number("latitude", placeGeo.latitude());
    map.number("longitude", placeGeo.longitude());
    map.nullable("height", placeGeo.height(), Converters.ofInt());
    return map.toValue();
  }

  @Override
  public Place.Geo fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Place.Geo(
        STRUCTURE.doubleValue(map, "latitude"),
        STRUCTURE.doubleValue(map, "longitude"),
        STRUCTURE.nullable(map, "height", Converters.ofInt()));
  }
}
