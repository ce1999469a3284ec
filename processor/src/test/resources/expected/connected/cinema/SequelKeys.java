package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Sequel} in the table {@link Cinema}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SequelKeys {
  static final KeyComponent<String> FILM_ID =
      KeyComponent.of("Sequel", "filmId", "FILM#{filmId}", KeyFormats.text('#'));

  static final KeyComponent<String> SEQUEL_ID =
      KeyComponent.of("Sequel", "sequelId", "SEQUEL#{sequelId}", KeyFormats.text('#'));

  static final KeyComponent<String> OF_SEQUEL_SEQUEL_ID =
      KeyComponent.of("Sequel", "sequelId", "FILM#{sequelId}", KeyFormats.text('#'));

  static final KeyComponent<String> OF_SEQUEL_FILM_ID =
      KeyComponent.of("Sequel", "filmId", "SEQUEL#{filmId}", KeyFormats.text('#'));

  private SequelKeys() {}

  /** Key: {@code FILM#{filmId} / SEQUEL#{sequelId}}. */
  public static PrimaryKey<Sequel> primary(String filmId, String sequelId) {
    return PrimaryKey.of(Sequel.class, partition(filmId), "SEQUEL#".concat(SEQUEL_ID.text(sequelId)));
  }

  static String partition(String filmId) {
    return "FILM#".concat(FILM_ID.text(filmId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = FILM#{sequelId}}, {@code GSI1SK = SEQUEL#{filmId}}. */
  public static IndexKey ofSequel(String sequelId, String filmId) {
    return IndexKey.of(Sequel.class, ofSequelPartition(sequelId), "SEQUEL#".concat(OF_SEQUEL_FILM_ID.text(filmId)));
  }

  static String ofSequelPartition(String sequelId) {
    return "FILM#".concat(OF_SEQUEL_SEQUEL_ID.text(sequelId));
  }
}
