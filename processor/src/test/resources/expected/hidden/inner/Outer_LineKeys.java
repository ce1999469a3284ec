package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Outer.Line} in the table {@link Outer.Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_LineKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Outer.Line", "id", "HEAD#{id}", KeyFormats.text('#'));

  static final NumberComponent NUMBER =
      NumberComponent.padded("Outer.Line", "number", "LINE#{number:4}", 4);

  private Outer_LineKeys() {}

  /** Key: {@code HEAD#{id} / LINE#{number:4}}. */
  public static PrimaryKey<Outer.Line> primary(String id, int number) {
    return PrimaryKey.of(Outer.Line.class, partition(id), "LINE#".concat(NUMBER.text(number)));
  }

  static String partition(String id) {
    return "HEAD#".concat(ID.text(id));
  }
}
