package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.OrderedAttribute;
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
public final class Shop_Place_GeoAttributes<E> extends DocumentAttribute<E, Place.Geo> {
  Shop_Place_GeoAttributes(AttributePath path) {
    super(path, Shop_Place_GeoMapper.INSTANCE);
  }

  /** Stored as {@code latitude}. */
  public OrderedAttribute<E, Double> latitude() {
    return new OrderedAttribute<>(child("latitude", "latitude"), Converters.ofDouble());
  }

  /** Stored as {@code longitude}. */
  public OrderedAttribute<E, Double> longitude() {
    return new OrderedAttribute<>(child("longitude", "longitude"), Converters.ofDouble());
  }

  /** Stored as {@code height}. */
  public OrderedAttribute<E, Integer> height() {
    return new OrderedAttribute<>(child("height", "height"), Converters.ofInt());
  }

  static final class Element<E> extends ElementKind<E, Place.Geo, Shop_Place_GeoAttributes<E>> {
    Element() {
      super(Shop_Place_GeoMapper.INSTANCE);
    }

    @Override
    protected Shop_Place_GeoAttributes<E> reference(AttributePath path) {
      return new Shop_Place_GeoAttributes<>(path);
    }
  }
}
