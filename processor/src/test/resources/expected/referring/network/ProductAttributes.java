package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.BytesAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Product} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class ProductAttributes {
  /** Stored as {@code shop}. */
  public static final TextAttribute<Product> SHOP =
      new TextAttribute<>(AttributePath.of("shop", "shop"));

  /** Stored as {@code made}. */
  public static final OrderedAttribute<Product, Instant> MADE =
      new OrderedAttribute<>(AttributePath.of("made", "made"), Converters.ofInstant());

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Product, Integer> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofInt());

  /** Stored as {@code price}. */
  public static final OrderedAttribute<Product, BigDecimal> PRICE =
      new OrderedAttribute<>(AttributePath.of("price", "price"), Converters.ofBigDecimal());

  /** Stored as {@code picture}. */
  public static final BytesAttribute<Product> PICTURE =
      new BytesAttribute<>(AttributePath.of("picture", "picture"));

  /** Stored as {@code colour}. */
  public static final TextAttribute<Product> COLOUR =
      new TextAttribute<>(AttributePath.of("colour", "colour"));

  private ProductAttributes() {}
}
