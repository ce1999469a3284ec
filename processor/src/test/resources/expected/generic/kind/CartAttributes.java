package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Cart} in the table {@link Kinds}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Cart> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code others}. */
  public static final ListAttribute<Cart, Instant, OrderedAttribute<Cart, Instant>> OTHERS =
      new ListAttribute<>(AttributePath.of("others", "others"), CartMapper.OTHERS, Elements.ordered(Converters.ofInstant()));

  /** Stored as {@code grouped}. */
  public static final MapAttribute<Cart, String, List<Instant>, ListAttribute<Cart, Instant, OrderedAttribute<Cart, Instant>>> GROUPED =
      new MapAttribute<>(AttributePath.of("grouped", "grouped"), CartMapper.GROUPED, Converters.ofString(), Elements.list(CartMapper.OTHERS, Elements.ordered(Converters.ofInstant())));

  /** Stored as {@code last}. */
  public static final OrderedAttribute<Cart, Instant> LAST =
      new OrderedAttribute<>(AttributePath.of("last", "last"), Converters.ofInstant());

  /** Stored as {@code lines}. */
  public static final OrderedAttribute<Cart, Integer> LINES =
      new OrderedAttribute<>(AttributePath.of("lines", "lines"), Converters.ofInt());

  private CartAttributes() {}
}
