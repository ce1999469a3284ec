package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Parcel} in the table {@link Post}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ParcelKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Parcel", "id", "PARCEL#{id}", KeyFormats.text('#'));

  private ParcelKeys() {}

  /** Key: {@code PARCEL#{id} / PARCEL}. */
  public static PrimaryKey<Parcel> primary(String id) {
    return PrimaryKey.of(Parcel.class, partition(id), "PARCEL");
  }

  static String partition(String id) {
    return "PARCEL#".concat(ID.text(id));
  }
}
