package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Film} in the table {@link Cinema}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class FilmAttributes {
  /** Stored as {@code filmId}. */
  public static final TextAttribute<Film> FILM_ID =
      new TextAttribute<>(AttributePath.of("filmId", "filmId"));

  /** Stored as {@code title}. */
  public static final TextAttribute<Film> TITLE =
      new TextAttribute<>(AttributePath.of("title", "title"));

  /** Stored as {@code boxOffice}. */
  public static final OrderedAttribute<Film, Long> BOX_OFFICE =
      new OrderedAttribute<>(AttributePath.of("boxOffice", "boxOffice"), Converters.ofLong());

  private FilmAttributes() {}
}
