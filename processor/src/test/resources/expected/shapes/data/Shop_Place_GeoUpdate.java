package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link shop.Place.Geo}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Shop_Place_GeoUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Shop_Place_GeoAttributes<E> at;

  Shop_Place_GeoUpdate(UpdateExpression<E, U> changes, Shop_Place_GeoAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code latitude}. */
  public U latitude(double latitude) {
    return this.changes.set(this.at.latitude(), latitude);
  }

  /** Adds to {@code latitude}, a negative number to take away. */
  public U incrementLatitude(double by) {
    return this.changes.increment(this.at.latitude(), by);
  }

  /** Stores {@code longitude}. */
  public U longitude(double longitude) {
    return this.changes.set(this.at.longitude(), longitude);
  }

  /** Adds to {@code longitude}, a negative number to take away. */
  public U incrementLongitude(double by) {
    return this.changes.increment(this.at.longitude(), by);
  }

  /** Stores {@code height}. */
  public U height(Integer height) {
    return this.changes.set(this.at.height(), height);
  }

  /** Removes {@code height}. */
  public U removeHeight() {
    return this.changes.remove(this.at.height());
  }

  /** Stores {@code height} where there is none. */
  public U heightIfAbsent(Integer height) {
    return this.changes.setIfAbsent(this.at.height(), height);
  }

  /** Adds to {@code height}, a negative number to take away; where there is none it was 0. */
  public U incrementHeight(Integer by) {
    return this.changes.increment(this.at.height(), by);
  }
}
