package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Cart} in the table {@link Kinds}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Cart, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code others}. */
  public static final AttributeReference<Cart, List<Instant>> OTHERS =
      AttributeReference.of("others", "others", CartMapper.OTHERS);

  /** Stored as {@code grouped}. */
  public static final AttributeReference<Cart, Map<String, List<Instant>>> GROUPED =
      AttributeReference.of("grouped", "grouped", CartMapper.GROUPED);

  /** Stored as {@code last}. */
  public static final AttributeReference<Cart, Instant> LAST =
      AttributeReference.of("last", "last", Converters.INSTANT);

  /** Stored as {@code lines}. */
  public static final AttributeReference<Cart, Integer> LINES =
      AttributeReference.of("lines", "lines", Converters.INT);

  private CartAttributes() {}
}
