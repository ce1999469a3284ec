package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Actor} in the table {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ActorKeys {
  static final KeyComponent<String> ACTOR_ID =
      KeyComponent.of("Actor", "actorId", "ACTOR#{actorId}#{since:4}", KeyFormats.text('#'));

  static final NumberComponent SINCE =
      NumberComponent.padded("Actor", "since", "ACTOR#{actorId}#{since:4}", 4);

  static final KeyComponent<String> PROFILE_ACTOR_ID =
      KeyComponent.of("Actor", "actorId", "ACTOR#{actorId}", KeyFormats.text('#'));

  private ActorKeys() {}

  /** Key: {@code ACTOR#{actorId}#{since:4} / ACTOR}. */
  public static PrimaryKey<Actor> primary(String actorId, int since) {
    return PrimaryKey.of(Actor.class, partition(actorId, since), "ACTOR");
  }

  static String partition(String actorId, int since) {
    return new StringBuilder(55)
        .append("ACTOR#")
        .append(ACTOR_ID.text(actorId))
        .append("#")
        .append(SINCE.text(since))
        .toString();
  }

  /** Key in {@code GSI1}: {@code GSI1PK = ACTOR#{actorId}}, {@code GSI1SK = PROFILE}. */
  public static IndexKey profile(String actorId) {
    return IndexKey.of(Actor.class, profilePartition(actorId), "PROFILE");
  }

  static String profilePartition(String actorId) {
    return "ACTOR#".concat(PROFILE_ACTOR_ID.text(actorId));
  }
}
