package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import java.time.LocalDateTime;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Shift} in the table {@link Desk}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShiftAttributes {
  /** Stored as {@code starts}. */
  public static final OrderedAttribute<Shift, Instant> STARTS =
      new OrderedAttribute<>(AttributePath.of("starts", "starts"), Converters.ofInstant());

  /** Stored as {@code ends}. */
  public static final OrderedAttribute<Shift, LocalDateTime> ENDS =
      new OrderedAttribute<>(AttributePath.of("ends", "ends"), Converters.ofLocalDateTime());

  /** Stored as {@code name}. */
  public static final TextAttribute<Shift> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  /** Stored as {@code role}. */
  public static final TextAttribute<Shift> ROLE =
      new TextAttribute<>(AttributePath.of("role", "role"));

  /** Stored as {@code place}. */
  public static final TextAttribute<Shift> PLACE =
      new TextAttribute<>(AttributePath.of("place", "place"));

  private ShiftAttributes() {}
}
