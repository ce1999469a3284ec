package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Sequel} in the table {@link Cinema}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SequelAttributes {
  /** Stored as {@code filmId}. */
  public static final TextAttribute<Sequel> FILM_ID =
      new TextAttribute<>(AttributePath.of("filmId", "filmId"));

  /** Stored as {@code sequelId}. */
  public static final TextAttribute<Sequel> SEQUEL_ID =
      new TextAttribute<>(AttributePath.of("sequelId", "sequelId"));

  private SequelAttributes() {}
}
