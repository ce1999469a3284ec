package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Handle} in the table {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HandleAttributes {
  /** Stored as {@code handleId}. */
  public static final TextAttribute<Handle> HANDLE_ID =
      new TextAttribute<>(AttributePath.of("handleId", "handleId"));

  /** Stored as {@code name}. */
  public static final TextAttribute<Handle> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Handle, Integer> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofInt());

  private HandleAttributes() {}
}
