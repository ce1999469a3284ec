package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
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
public final class Shop_PlaceAttributes<E> extends DocumentAttribute<E, Place> {
  Shop_PlaceAttributes(AttributePath path) {
    super(path, Shop_PlaceMapper.INSTANCE);
  }

  /** Stored as {@code street}. */
  public TextAttribute<E> street() {
    return new TextAttribute<>(child("street", "street"));
  }

  /** Stored as {@code c}. */
  public TextAttribute<E> country() {
    return new TextAttribute<>(child("country", "c"));
  }

  /** Stored as {@code geo}. */
  public Shop_Place_GeoAttributes<E> geo() {
    return new Shop_Place_GeoAttributes<>(child("geo", "geo"));
  }

  /** Stored as {@code floor}. */
  public OrderedAttribute<E, Integer> floor() {
    return new OrderedAttribute<>(child("floor", "floor"), Converters.ofInt());
  }

  /** Stored as {@code nearby}. */
  public ListAttribute<E, Place, Shop_PlaceAttributes<E>> nearby() {
    return new ListAttribute<>(child("nearby", "nearby"), Shop_PlaceMapper.NEARBY, new Element<>());
  }

  static final class Element<E> extends ElementKind<E, Place, Shop_PlaceAttributes<E>> {
    Element() {
      super(Shop_PlaceMapper.INSTANCE);
    }

    @Override
    protected Shop_PlaceAttributes<E> reference(AttributePath path) {
      return new Shop_PlaceAttributes<>(path);
    }
  }
}
