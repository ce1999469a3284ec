package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import java.util.List;
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

  private static final Labels LABELS = Labels.ofDocument("Place").property("c", "country");

  static final Converter<List<Place>> NEARBY = Converters.list(Shop_PlaceMapper.INSTANCE);

  private Shop_PlaceMapper() {}

  @Override
  public AttributeValue toValue(Place place) {
    ItemWriter map = ItemWriter.document(LABELS, 5);
    map.string("street", place.street());
    map.stringOrNull("c", place.country());
    map.optional("geo", place.geo(), Shop_Place_GeoMapper.INSTANCE);
    map.number("floor", place.floor());
    map.required("nearby", place.nearby(), NEARBY);
    return map.toValue();
  }

  @Override
  public Place fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Place(
        map.string("street"),
        map.stringOrNull("c"),
        map.optional("geo", Shop_Place_GeoMapper.INSTANCE),
        map.intValue("floor"),
        map.required("nearby", NEARBY));
  }
}
