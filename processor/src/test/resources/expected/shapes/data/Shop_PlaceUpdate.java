package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Place;

/**
 * Changes inside of a {@link Place}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Shop_PlaceUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Shop_PlaceAttributes<E> at;

  Shop_PlaceUpdate(UpdateExpression<E, U> changes, Shop_PlaceAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code street}. */
  public U street(String street) {
    return this.changes.set(this.at.street(), street);
  }

  /** Stores {@code country}. */
  public U country(String country) {
    return this.changes.set(this.at.country(), country);
  }

  /** Removes {@code country}. */
  public U removeCountry() {
    return this.changes.remove(this.at.country());
  }

  /** Stores {@code country} where there is none. */
  public U countryIfAbsent(String country) {
    return this.changes.setIfAbsent(this.at.country(), country);
  }

  /** Stores {@code geo}. */
  public U geo(Place.Geo geo) {
    return this.changes.set(this.at.geo(), geo);
  }

  /** Removes {@code geo}. */
  public U removeGeo() {
    return this.changes.remove(this.at.geo());
  }

  /** Stores {@code geo} where there is none. */
  public U geoIfAbsent(Place.Geo geo) {
    return this.changes.setIfAbsent(this.at.geo(), geo);
  }

  /** Changes inside of {@code geo}, which must be there. */
  public Shop_Place_GeoUpdate<E, U> geo() {
    return new Shop_Place_GeoUpdate<>(this.changes, this.at.geo());
  }

  /** Stores {@code floor}. */
  public U floor(int floor) {
    return this.changes.set(this.at.floor(), floor);
  }

  /** Adds to {@code floor}, a negative number to take away. */
  public U incrementFloor(int by) {
    return this.changes.increment(this.at.floor(), by);
  }

  /** Stores {@code nearby}. */
  public U nearby(List<Place> nearby) {
    return this.changes.set(this.at.nearby(), nearby);
  }

  /** Puts elements behind those of {@code nearby}. */
  public U appendToNearby(List<Place> elements) {
    return this.changes.append(this.at.nearby(), elements);
  }

  /** Puts elements before those of {@code nearby}. */
  public U prependToNearby(List<Place> elements) {
    return this.changes.prepend(this.at.nearby(), elements);
  }

  /** Stores an element of {@code nearby}; one behind the end becomes the last. */
  public U setInNearby(int index, Place element) {
    return this.changes.setIn(this.at.nearby(), index, element);
  }

  /** Removes an element of {@code nearby}; the ones behind it move up. */
  public U removeFromNearby(int index) {
    return this.changes.remove(this.at.nearby().at(index));
  }

  /** Changes inside of one element of {@code nearby}, which must be there. */
  public Shop_PlaceUpdate<E, U> nearby(int index) {
    return new Shop_PlaceUpdate<>(this.changes, this.at.nearby().at(index));
  }
}
