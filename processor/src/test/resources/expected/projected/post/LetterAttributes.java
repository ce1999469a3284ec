package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
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
  public static final TextAttribute<Letter> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code place}. */
  public static final TextAttribute<Letter> PLACE =
      new TextAttribute<>(AttributePath.of("place", "place"));

  /** Stored as {@code at}. */
  public static final OrderedAttribute<Letter, Instant> SENT =
      new OrderedAttribute<>(AttributePath.of("sent", "at"), Converters.ofInstant());

  /** Stored as {@code n}. */
  public static final TextAttribute<Letter> NOTE =
      new TextAttribute<>(AttributePath.of("note", "n"));

  private LetterAttributes() {}

  /** What {@code GSI1} holds of {@link Letter}, for filters of {@code byPlace}. */
  public static final class ByPlace {
    /** Stored as {@code at}. */
    public static final OrderedAttribute<ByPlace, Instant> SENT =
        new OrderedAttribute<>(AttributePath.of("sent", "at"), Converters.ofInstant());

    /** Stored as {@code n}. */
    public static final TextAttribute<ByPlace> NOTE =
        new TextAttribute<>(AttributePath.of("note", "n"));

    private ByPlace() {}
  }
}
