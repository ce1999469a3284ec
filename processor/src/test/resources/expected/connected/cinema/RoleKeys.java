package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Role} in the table {@link Cinema}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class RoleKeys {
  static final KeyComponent<String> FILM =
      KeyComponent.of("Role", "film", "FILM#{film}", KeyFormats.text('#'));

  static final NumberComponent PERFORMER =
      NumberComponent.padded("Role", "performer", "ROLE#{performer:6}", 6);

  static final NumberComponent OF_ACTOR_PERFORMER =
      NumberComponent.padded("Role", "performer", "CAREER#{performer:6}", 6);

  private RoleKeys() {}

  /** Key: {@code FILM#{film} / ROLE#{performer:6}}. */
  public static PrimaryKey<Role> primary(String film, int performer) {
    return PrimaryKey.of(Role.class, partition(film), "ROLE#".concat(PERFORMER.text(performer)));
  }

  static String partition(String film) {
    return "FILM#".concat(FILM.text(film));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = CAREER#{performer:6}}, {@code GSI1SK = FILM#{film}}. */
  public static IndexKey ofActor(int performer, String film) {
    return IndexKey.of(Role.class, ofActorPartition(performer), "FILM#".concat(FILM.text(film)));
  }

  static String ofActorPartition(int performer) {
    return "CAREER#".concat(OF_ACTOR_PERFORMER.text(performer));
  }
}
