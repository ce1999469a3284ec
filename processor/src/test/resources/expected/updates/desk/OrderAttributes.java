package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.SetAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Order} in the table {@link Desk}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderAttributes {
  /** Stored as {@code orderId}. */
  public static final TextAttribute<Order> ORDER_ID =
      new TextAttribute<>(AttributePath.of("orderId", "orderId"));

  /** Stored as {@code placedAt}. */
  public static final OrderedAttribute<Order, Instant> PLACED_AT =
      new OrderedAttribute<>(AttributePath.of("placedAt", "placedAt"), Converters.ofInstant());

  /** Stored as {@code status}. */
  public static final AttributeReference<Order, Order.Status> STATUS =
      new AttributeReference<>(AttributePath.of("status", "status"), OrderMapper.STATUS);

  /** Stored as {@code total}. */
  public static final OrderedAttribute<Order, BigDecimal> TOTAL =
      new OrderedAttribute<>(AttributePath.of("total", "total"), Converters.ofBigDecimal());

  /** Stored as {@code c}. */
  public static final TextAttribute<Order> COURIER =
      new TextAttribute<>(AttributePath.of("courier", "c"));

  /** Stored as {@code stop}. */
  public static final OrderedAttribute<Order, Integer> STOP =
      new OrderedAttribute<>(AttributePath.of("stop", "stop"), Converters.ofInt());

  /** Stored as {@code shipTo}. */
  public static final Desk_Order_AddressAttributes<Order> SHIP_TO =
      new Desk_Order_AddressAttributes<>(AttributePath.of("shipTo", "shipTo"));

  /** Stored as {@code billTo}. */
  public static final Desk_Order_AddressAttributes<Order> BILL_TO =
      new Desk_Order_AddressAttributes<>(AttributePath.of("billTo", "billTo"));

  /** Stored as {@code n}. */
  public static final TextAttribute<Order> NOTE =
      new TextAttribute<>(AttributePath.of("note", "n"));

  /** Stored as {@code origin}. */
  public static final Desk_Order_AddressAttributes<Order> ORIGIN =
      new Desk_Order_AddressAttributes<>(AttributePath.of("origin", "origin"));

  /** Stored as {@code lines}. */
  public static final ListAttribute<Order, Order.Line, Desk_Order_LineAttributes<Order>> LINES =
      new ListAttribute<>(AttributePath.of("lines", "lines"), OrderMapper.LINES, new Desk_Order_LineAttributes.Element<>());

  /** Stored as {@code remarks}. */
  public static final ListAttribute<Order, String, TextAttribute<Order>> REMARKS =
      new ListAttribute<>(AttributePath.of("remarks", "remarks"), OrderMapper.REMARKS, Elements.text());

  /** Stored as {@code tags}. */
  public static final SetAttribute<Order, String> TAGS =
      new SetAttribute<>(AttributePath.of("tags", "tags"), OrderMapper.TAGS);

  /** Stored as {@code counts}. */
  public static final MapAttribute<Order, String, Integer, OrderedAttribute<Order, Integer>> COUNTS =
      new MapAttribute<>(AttributePath.of("counts", "counts"), OrderMapper.COUNTS, Converters.ofString(), Elements.ordered(Converters.ofInt()));

  /** Stored as {@code views}. */
  public static final OrderedAttribute<Order, Long> VIEWS =
      new OrderedAttribute<>(AttributePath.of("views", "views"), Converters.ofLong());

  private OrderAttributes() {}
}
