package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Parts.Head} in the table {@link Outer.Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_HeadKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Parts.Head", "id", "HEAD#{id}", KeyFormats.text('#'));

  private Parts_HeadKeys() {}

  /** Key: {@code HEAD#{id} / HEAD}. */
  public static PrimaryKey<Parts.Head> primary(String id) {
    return PrimaryKey.of(Parts.Head.class, partition(id), "HEAD");
  }

  static String partition(String id) {
    return "HEAD#".concat(ID.text(id));
  }
}
