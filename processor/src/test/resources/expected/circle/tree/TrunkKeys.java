package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Trunk} in the table {@link Forest}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TrunkKeys {
  static final KeyComponent<String> TRUNK_ID =
      KeyComponent.of("Trunk", "trunkId", "TRUNK#{trunkId}", KeyFormats.text('#'));

  private TrunkKeys() {}

  /** Key: {@code TRUNK#{trunkId} / TRUNK}. */
  public static PrimaryKey<Trunk> primary(String trunkId) {
    return PrimaryKey.of(Trunk.class, partition(trunkId), "TRUNK");
  }

  static String partition(String trunkId) {
    return "TRUNK#".concat(TRUNK_ID.text(trunkId));
  }
}
