package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Stall} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StallAttributes {
  /** Stored as {@code stallId}. */
  public static final TextAttribute<Stall> STALL_ID =
      new TextAttribute<>(AttributePath.of("stallId", "stallId"));

  /** Stored as {@code place}. */
  public static final TextAttribute<Stall> PLACE =
      new TextAttribute<>(AttributePath.of("place", "place"));

  /** Stored as {@code ttl}. */
  public static final OrderedAttribute<Stall, Instant> EXPIRES_AT =
      new OrderedAttribute<>(AttributePath.of("expiresAt", "ttl"), Converters.ofExpiry());

  /** Stored as {@code note}. */
  public static final TextAttribute<Stall> NOTE =
      new TextAttribute<>(AttributePath.of("note", "note"));

  /** Stored as {@code updatedAt}. */
  public static final OrderedAttribute<Stall, Instant> UPDATED_AT =
      new OrderedAttribute<>(AttributePath.of("updatedAt", "updatedAt"), Converters.ofInstant());

  private StallAttributes() {}
}
