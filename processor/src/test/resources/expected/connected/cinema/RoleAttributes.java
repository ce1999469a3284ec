package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Role} in the table {@link Cinema}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class RoleAttributes {
  /** Stored as {@code film}. */
  public static final TextAttribute<Role> FILM =
      new TextAttribute<>(AttributePath.of("film", "film"));

  /** Stored as {@code performer}. */
  public static final OrderedAttribute<Role, Integer> PERFORMER =
      new OrderedAttribute<>(AttributePath.of("performer", "performer"), Converters.ofInt());

  /** Stored as {@code agency}. */
  public static final TextAttribute<Role> AGENCY =
      new TextAttribute<>(AttributePath.of("agency", "agency"));

  /** Stored as {@code character}. */
  public static final TextAttribute<Role> CHARACTER =
      new TextAttribute<>(AttributePath.of("character", "character"));

  /** Stored as {@code from}. */
  public static final TextAttribute<Role> FROM =
      new TextAttribute<>(AttributePath.of("from", "from"));

  /** Stored as {@code version}. */
  public static final OrderedAttribute<Role, Long> VERSION =
      new OrderedAttribute<>(AttributePath.of("version", "version"), Converters.ofLong());

  private RoleAttributes() {}
}
