package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Place} in the table {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PlaceAttributes {
  /** Stored as {@code placeId}. */
  public static final TextAttribute<Place> PLACE_ID =
      new TextAttribute<>(AttributePath.of("placeId", "placeId"));

  /** Stored as {@code name}. */
  public static final TextAttribute<Place> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  private PlaceAttributes() {}
}
