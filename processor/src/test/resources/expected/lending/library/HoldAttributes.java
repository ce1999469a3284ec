package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Hold} in the table {@link Library}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HoldAttributes {
  /** Stored as {@code readerId}. */
  public static final TextAttribute<Hold> READER_ID =
      new TextAttribute<>(AttributePath.of("readerId", "readerId"));

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Hold, Integer> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofInt());

  /** Stored as {@code version}. */
  public static final OrderedAttribute<Hold, Long> VERSION =
      new OrderedAttribute<>(AttributePath.of("version", "version"), Converters.ofLong());

  /** Stored as {@code ttl}. */
  public static final OrderedAttribute<Hold, Long> EXPIRES_AT =
      new OrderedAttribute<>(AttributePath.of("expiresAt", "ttl"), Converters.ofExpirySeconds());

  private HoldAttributes() {}
}
