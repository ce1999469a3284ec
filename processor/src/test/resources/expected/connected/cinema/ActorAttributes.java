package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Actor} in the table {@link Cinema}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class ActorAttributes {
  /** Stored as {@code agency}. */
  public static final TextAttribute<Actor> AGENCY =
      new TextAttribute<>(AttributePath.of("agency", "agency"));

  /** Stored as {@code actorId}. */
  public static final OrderedAttribute<Actor, Integer> ACTOR_ID =
      new OrderedAttribute<>(AttributePath.of("actorId", "actorId"), Converters.ofInt());

  /** Stored as {@code name}. */
  public static final TextAttribute<Actor> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  /** Stored as {@code votes}. */
  public static final OrderedAttribute<Actor, Integer> VOTES =
      new OrderedAttribute<>(AttributePath.of("votes", "votes"), Converters.ofInt());

  private ActorAttributes() {}
}
