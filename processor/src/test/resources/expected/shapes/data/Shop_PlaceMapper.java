package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Place;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Place} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Shop_PlaceMapper implements Converter<Place> {
  /** The mapper, which has no state. */
  public static final Shop_PlaceMapper INSTANCE = new Shop_PlaceMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Place").property("c", "country");

  static final Converter<List<Place>> NEARBY = Converters.list(Shop_PlaceMapper.INSTANCE);

  private Shop_PlaceMapper() {}

  @Override
  public AttributeValue toValue(Place place) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 5);
    map.string("street", place.street());
    map.stringOrNull("c", place.country());
    map.optional("geo", place.geo(), Shop_Place_GeoMapper.INSTANCE);
    map.number("floor", place.floor());
    map.required("nearby", place.nearby(), NEARBY);
    return map.toValue();
  }

  @Override
  public Place fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Place(
        STRUCTURE.string(map, "street"),
        STRUCTURE.stringOrNull(map, "c"),
        STRUCTURE.optional(map, "geo", Shop_Place_GeoMapper.INSTANCE),
        STRUCTURE.intValue(map, "floor"),
        STRUCTURE.required(map, "nearby", NEARBY));
  }
}
