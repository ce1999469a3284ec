package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Order} in the table {@link Made}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderAttributes {
  /** Stored as {@code owner}. */
  public static final TextAttribute<Order> OWNER =
      new TextAttribute<>(AttributePath.of("owner", "owner"));

  /** Stored as {@code id}. */
  public static final OrderedAttribute<Order, Integer> ID =
      new OrderedAttribute<>(AttributePath.of("id", "id"), Converters.ofInt());

  /** Stored as {@code at}. */
  public static final OrderedAttribute<Order, Instant> PLACED_AT =
      new OrderedAttribute<>(AttributePath.of("placedAt", "at"), Converters.ofInstant());

  /** Stored as {@code open}. */
  public static final AttributeReference<Order, Boolean> OPEN =
      new AttributeReference<>(AttributePath.of("open", "open"), Converters.ofBoolean());

  /** Stored as {@code note}. */
  public static final TextAttribute<Order> NOTE =
      new TextAttribute<>(AttributePath.of("note", "note"));

  /** Stored as {@code count}. */
  public static final OrderedAttribute<Order, Integer> COUNT =
      new OrderedAttribute<>(AttributePath.of("count", "count"), Converters.ofInt());

  /** Stored as {@code lines}. */
  public static final ListAttribute<Order, Order.Line, Made_Order_LineAttributes<Order>> LINES =
      new ListAttribute<>(AttributePath.of("lines", "lines"), OrderMapper.LINES, new Made_Order_LineAttributes.Element<>());

  /** Stored as {@code window}. */
  public static final Made_WindowOfInstantAttributes<Order> WINDOW =
      new Made_WindowOfInstantAttributes<>(AttributePath.of("window", "window"));

  private OrderAttributes() {}
}
