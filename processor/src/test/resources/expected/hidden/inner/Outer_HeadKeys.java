package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Outer.Head} in the table {@link Outer.Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_HeadKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Outer.Head", "id", "HEAD#{id}", KeyFormats.text('#'));

  private Outer_HeadKeys() {}

  /** Key: {@code HEAD#{id} / HEAD}. */
  public static PrimaryKey<Outer.Head> primary(String id) {
    return PrimaryKey.of(Outer.Head.class, partition(id), "HEAD");
  }

  static String partition(String id) {
    return "HEAD#".concat(ID.text(id));
  }
}
