package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Parcel} in the table {@link Desk}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ParcelAttributes {
  /** Stored as {@code depot}. */
  public static final TextAttribute<Parcel> DEPOT =
      new TextAttribute<>(AttributePath.of("depot", "depot"));

  /** Stored as {@code parcelId}. */
  public static final TextAttribute<Parcel> PARCEL_ID =
      new TextAttribute<>(AttributePath.of("parcelId", "parcelId"));

  /** Stored as {@code st}, formerly as {@code status}. */
  public static final AttributeReference<Parcel, Order.Status> STATE =
      new AttributeReference<>(AttributePath.of("state", "st", "status"), ParcelMapper.STATE);

  /** Stored as {@code weight}. */
  public static final OrderedAttribute<Parcel, Integer> WEIGHT =
      new OrderedAttribute<>(AttributePath.of("weight", "weight"), Converters.ofInt());

  /** Stored as {@code l}, formerly as {@code tag}, {@code label}. */
  public static final TextAttribute<Parcel> LABEL =
      new TextAttribute<>(AttributePath.of("label", "l", "tag", "label"));

  /** Stored as {@code cnt}, formerly as {@code count}. */
  public static final OrderedAttribute<Parcel, Integer> COUNT =
      new OrderedAttribute<>(AttributePath.of("count", "cnt", "count"), Converters.ofInt());

  /** Stored as {@code v}. */
  public static final OrderedAttribute<Parcel, Long> VERSION =
      new OrderedAttribute<>(AttributePath.of("version", "v"), Converters.ofLong());

  private ParcelAttributes() {}
}
