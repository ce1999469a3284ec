package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Stamp} in the table {@link Made}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StampKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Stamp", "id", "STAMP#{id}", KeyFormats.text('#'));

  private StampKeys() {}

  /** Key: {@code STAMP#{id} / S}. */
  public static PrimaryKey<Stamp> primary(String id) {
    return PrimaryKey.of(Stamp.class, partition(id), "S");
  }

  static String partition(String id) {
    return "STAMP#".concat(ID.text(id));
  }
}
