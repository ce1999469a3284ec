package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Film} in the table {@link Cinema}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class FilmKeys {
  static final KeyComponent<String> FILM_ID =
      KeyComponent.of("Film", "filmId", "FILM#{filmId}", KeyFormats.text('#'));

  private FilmKeys() {}

  /** Key: {@code FILM#{filmId} / FILM}. */
  public static PrimaryKey<Film> primary(String filmId) {
    return PrimaryKey.of(Film.class, partition(filmId), "FILM");
  }

  static String partition(String filmId) {
    return "FILM#".concat(FILM_ID.text(filmId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = FILM#{filmId}}, {@code GSI1SK = FILM}. */
  public static IndexKey withPrequels(String filmId) {
    return IndexKey.of(Film.class, withPrequelsPartition(filmId), "FILM");
  }

  static String withPrequelsPartition(String filmId) {
    return "FILM#".concat(FILM_ID.text(filmId));
  }
}
