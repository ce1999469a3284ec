package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Place} in the table {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PlaceKeys {
  static final KeyComponent<String> PLACE_ID =
      KeyComponent.of("Place", "placeId", "PLACE#{placeId}", KeyFormats.text('#'));

  private PlaceKeys() {}

  /** Key: {@code PLACE#{placeId} / PLACE}. */
  public static PrimaryKey<Place> primary(String placeId) {
    return PrimaryKey.of(Place.class, partition(placeId), "PLACE");
  }

  static String partition(String placeId) {
    return "PLACE#".concat(PLACE_ID.text(placeId));
  }
}
