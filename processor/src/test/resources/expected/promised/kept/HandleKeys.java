package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Handle} in the table {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HandleKeys {
  static final KeyComponent<String> HANDLE_ID =
      KeyComponent.of("Handle", "handleId", "HANDLE#{handleId}", KeyFormats.text('#'));

  private HandleKeys() {}

  /** Key: {@code HANDLE#{handleId} / HANDLE}. */
  public static PrimaryKey<Handle> primary(String handleId) {
    return PrimaryKey.of(Handle.class, partition(handleId), "HANDLE");
  }

  static String partition(String handleId) {
    return "HANDLE#".concat(HANDLE_ID.text(handleId));
  }
}
