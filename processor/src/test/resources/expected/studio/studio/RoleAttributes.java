package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Role} in the table {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class RoleAttributes {
  /** Stored as {@code movieId}. */
  public static final TextAttribute<Role> MOVIE_ID =
      new TextAttribute<>(AttributePath.of("movieId", "movieId"));

  /** Stored as {@code actorId}. */
  public static final TextAttribute<Role> ACTOR_ID =
      new TextAttribute<>(AttributePath.of("actorId", "actorId"));

  /** Stored as {@code part}. */
  public static final TextAttribute<Role> PART =
      new TextAttribute<>(AttributePath.of("part", "part"));

  private RoleAttributes() {}
}
