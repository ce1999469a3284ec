package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Parts.Line} in the table {@link Outer.Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_LineKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Parts.Line", "id", "HEAD#{id}", KeyFormats.text('#'));

  static final NumberComponent NUMBER =
      NumberComponent.padded("Parts.Line", "number", "LINE#{number:4}", 4);

  private Parts_LineKeys() {}

  /** Key: {@code HEAD#{id} / LINE#{number:4}}. */
  public static PrimaryKey<Parts.Line> primary(String id, int number) {
    return PrimaryKey.of(Parts.Line.class, partition(id), "LINE#".concat(NUMBER.text(number)));
  }

  static String partition(String id) {
    return "HEAD#".concat(ID.text(id));
  }
}
