package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Place;

/**
 * The attributes of a {@link Place.Geo} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Shop_Place_GeoAttributes<E> extends AttributeReference<E, Place.Geo> {
  Shop_Place_GeoAttributes(String name, String attribute) {
    super(name, attribute, Shop_Place_GeoMapper.INSTANCE);
  }

  Shop_Place_GeoAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Shop_Place_GeoMapper.INSTANCE);
  }

  /** Stored as {@code latitude}. */
  public AttributeReference<E, Double> latitude() {
    return child("latitude", "latitude", Converters.DOUBLE);
  }

  /** Stored as {@code longitude}. */
  public AttributeReference<E, Double> longitude() {
    return child("longitude", "longitude", Converters.DOUBLE);
  }

  /** Stored as {@code height}. */
  public AttributeReference<E, Integer> height() {
    return child("height", "height", Converters.INT);
  }
}
