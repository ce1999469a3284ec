package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Reader} in the table {@link Library}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReaderKeys {
  static final KeyComponent<String> READER_ID =
      KeyComponent.of("Reader", "readerId", "READER#{readerId}", KeyFormats.text('#'));

  private ReaderKeys() {}

  /** Key: {@code READER#{readerId} / READER}. */
  public static PrimaryKey<Reader> primary(String readerId) {
    return PrimaryKey.of(Reader.class, partition(readerId), "READER");
  }

  static String partition(String readerId) {
    return "READER#".concat(READER_ID.text(readerId));
  }
}
