package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Reader} in the table {@link Library}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReaderAttributes {
  /** Stored as {@code readerId}. */
  public static final TextAttribute<Reader> READER_ID =
      new TextAttribute<>(AttributePath.of("readerId", "readerId"));

  /** Stored as {@code name}. */
  public static final TextAttribute<Reader> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  private ReaderAttributes() {}
}
