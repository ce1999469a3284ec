package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Hold} in the table {@link Library}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HoldKeys {
  static final KeyComponent<String> READER_ID =
      KeyComponent.of("Hold", "readerId", "READER#{readerId}", KeyFormats.text('#'));

  static final NumberComponent NUMBER =
      NumberComponent.padded("Hold", "number", "HOLD#{number:3}", 3);

  private HoldKeys() {}

  /** Key: {@code READER#{readerId} / HOLD#{number:3}}. */
  public static PrimaryKey<Hold> primary(String readerId, int number) {
    return PrimaryKey.of(Hold.class, partition(readerId), "HOLD#".concat(NUMBER.text(number)));
  }

  static String partition(String readerId) {
    return "READER#".concat(READER_ID.text(readerId));
  }
}
