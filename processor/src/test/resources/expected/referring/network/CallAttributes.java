package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Visit} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CallAttributes {
  /** Stored as {@code userId}. */
  public static final TextAttribute<Visit> USER_ID =
      new TextAttribute<>(AttributePath.of("userId", "userId"));

  /** Stored as {@code visit}. */
  public static final TextAttribute<Visit> VISIT =
      new TextAttribute<>(AttributePath.of("visit", "visit"));

  /** Stored as {@code before}. */
  public static final TextAttribute<Visit> BEFORE =
      new TextAttribute<>(AttributePath.of("before", "before"));

  private CallAttributes() {}
}
