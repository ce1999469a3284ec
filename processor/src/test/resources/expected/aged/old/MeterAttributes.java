package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Meter} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MeterAttributes {
  /** Stored as {@code meterId}. */
  public static final TextAttribute<Meter> METER_ID =
      new TextAttribute<>(AttributePath.of("meterId", "meterId"));

  /** Stored as {@code version}. */
  public static final OrderedAttribute<Meter, Integer> VERSION =
      new OrderedAttribute<>(AttributePath.of("version", "version"), Converters.ofInt());

  /** Stored as {@code small}. */
  public static final OrderedAttribute<Meter, Byte> SMALL =
      new OrderedAttribute<>(AttributePath.of("small", "small"), Converters.ofByte());

  /** Stored as {@code large}. */
  public static final OrderedAttribute<Meter, Long> LARGE =
      new OrderedAttribute<>(AttributePath.of("large", "large"), Converters.ofLong());

  /** Stored as {@code note}. */
  public static final TextAttribute<Meter> NOTE =
      new TextAttribute<>(AttributePath.of("note", "note"));

  private MeterAttributes() {}
}
