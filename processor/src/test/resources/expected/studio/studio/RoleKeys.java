package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Role} in the table {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class RoleKeys {
  static final KeyComponent<String> MOVIE_ID =
      KeyComponent.of("Role", "movieId", "MOVIE#{movieId}", KeyFormats.text('#'));

  static final KeyComponent<String> ACTOR_ID =
      KeyComponent.of("Role", "actorId", "CAST#{actorId}", KeyFormats.text('#'));

  static final KeyComponent<String> OF_ACTOR_ACTOR_ID =
      KeyComponent.of("Role", "actorId", "ACTOR#{actorId}", KeyFormats.text('#'));

  private RoleKeys() {}

  /** Key: {@code MOVIE#{movieId} / CAST#{actorId}}. */
  public static PrimaryKey<Role> primary(String movieId, String actorId) {
    return PrimaryKey.of(Role.class, partition(movieId), "CAST#".concat(ACTOR_ID.text(actorId)));
  }

  static String partition(String movieId) {
    return "MOVIE#".concat(MOVIE_ID.text(movieId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = ACTOR#{actorId}}, {@code GSI1SK = MOVIE#{movieId}}. */
  public static IndexKey ofActor(String actorId, String movieId) {
    return IndexKey.of(Role.class, ofActorPartition(actorId), "MOVIE#".concat(MOVIE_ID.text(movieId)));
  }

  static String ofActorPartition(String actorId) {
    return "ACTOR#".concat(OF_ACTOR_ACTOR_ID.text(actorId));
  }
}
