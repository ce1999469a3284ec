package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Actor} in the table {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ActorAttributes {
  /** Stored as {@code actorId}. */
  public static final TextAttribute<Actor> ACTOR_ID =
      new TextAttribute<>(AttributePath.of("actorId", "actorId"));

  /** Stored as {@code since}. */
  public static final OrderedAttribute<Actor, Integer> SINCE =
      new OrderedAttribute<>(AttributePath.of("since", "since"), Converters.ofInt());

  /** Stored as {@code name}. */
  public static final TextAttribute<Actor> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  private ActorAttributes() {}
}
