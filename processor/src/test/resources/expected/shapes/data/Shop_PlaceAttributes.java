package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Place;

/**
 * The attributes of a {@link Place} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Shop_PlaceAttributes<E> extends AttributeReference<E, Place> {
  Shop_PlaceAttributes(String name, String attribute) {
    super(name, attribute, Shop_PlaceMapper.INSTANCE);
  }

  Shop_PlaceAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Shop_PlaceMapper.INSTANCE);
  }

  /** Stored as {@code street}. */
  public AttributeReference<E, String> street() {
    return child("street", "street", Converters.STRING);
  }

  /** Stored as {@code c}. */
  public AttributeReference<E, String> country() {
    return child("country", "c", Converters.STRING);
  }

  /** Stored as {@code geo}. */
  public Shop_Place_GeoAttributes<E> geo() {
    return new Shop_Place_GeoAttributes<>(this, "geo", "geo");
  }

  /** Stored as {@code floor}. */
  public AttributeReference<E, Integer> floor() {
    return child("floor", "floor", Converters.INT);
  }

  /** Stored as {@code nearby}. */
  public AttributeReference<E, List<Place>> nearby() {
    return child("nearby", "nearby", Shop_PlaceMapper.NEARBY);
  }
}
