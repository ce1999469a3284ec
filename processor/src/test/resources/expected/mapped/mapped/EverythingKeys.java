package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Everything} in the table {@link Mapped}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class EverythingKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Everything", "id", "EVERYTHING#{id}", KeyFormats.text('#'));

  private EverythingKeys() {}

  /** Key: {@code EVERYTHING#{id} / EVERYTHING}. */
  public static PrimaryKey<Everything> primary(String id) {
    return PrimaryKey.of(Everything.class, partition(id), "EVERYTHING");
  }

  static String partition(String id) {
    return "EVERYTHING#".concat(ID.text(id));
  }
}
