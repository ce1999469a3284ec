package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Letter} in the table {@link Post}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LetterAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Letter, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code place}. */
  public static final AttributeReference<Letter, String> PLACE =
      AttributeReference.of("place", "place", Converters.STRING);

  /** Stored as {@code at}. */
  public static final AttributeReference<Letter, Instant> SENT =
      AttributeReference.of("sent", "at", Converters.INSTANT);

  /** Stored as {@code n}. */
  public static final AttributeReference<Letter, String> NOTE =
      AttributeReference.of("note", "n", Converters.STRING);

  private LetterAttributes() {}
}
