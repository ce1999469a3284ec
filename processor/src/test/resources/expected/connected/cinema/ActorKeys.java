package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Actor} in the table {@link Cinema}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class ActorKeys {
  static final KeyComponent<String> AGENCY =
      KeyComponent.of("Actor", "agency", "ACTOR#{agency}#{actorId:6}", KeyFormats.text('#'));

  static final NumberComponent ACTOR_ID =
      NumberComponent.padded("Actor", "actorId", "ACTOR#{agency}#{actorId:6}", 6);

  static final NumberComponent WITH_ROLES_ACTOR_ID =
      NumberComponent.padded("Actor", "actorId", "CAREER#{actorId:6}", 6);

  private ActorKeys() {}

  /** Key: {@code ACTOR#{agency}#{actorId:6} / ACTOR}. */
  public static PrimaryKey<Actor> primary(String agency, int actorId) {
    return PrimaryKey.of(Actor.class, partition(agency, actorId), "ACTOR");
  }

  static String partition(String agency, int actorId) {
    return new StringBuilder(55)
        .append("ACTOR#")
        .append(AGENCY.text(agency))
        .append("#")
        .append(ACTOR_ID.text(actorId))
        .toString();
  }

  /** Key in {@code GSI1}: {@code GSI1PK = CAREER#{actorId:6}}, {@code GSI1SK = ACTOR}. */
  public static IndexKey withRoles(int actorId) {
    return IndexKey.of(Actor.class, withRolesPartition(actorId), "ACTOR");
  }

  static String withRolesPartition(int actorId) {
    return "CAREER#".concat(WITH_ROLES_ACTOR_ID.text(actorId));
  }
}
