package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Visitor} in the table {@link Desk}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class VisitorAttributes {
  /** Stored as {@code email}. */
  public static final TextAttribute<Visitor> EMAIL =
      new TextAttribute<>(AttributePath.of("email", "email"));

  /** Stored as {@code name}. */
  public static final TextAttribute<Visitor> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  /** Stored as {@code visits}. */
  public static final OrderedAttribute<Visitor, Integer> VISITS =
      new OrderedAttribute<>(AttributePath.of("visits", "visits"), Converters.ofInt());

  private VisitorAttributes() {}
}
