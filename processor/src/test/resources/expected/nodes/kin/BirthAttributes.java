package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Birth} in the table {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class BirthAttributes {
  /** Stored as {@code personId}. */
  public static final TextAttribute<Birth> PERSON_ID =
      new TextAttribute<>(AttributePath.of("personId", "personId"));

  /** Stored as {@code placeId}. */
  public static final TextAttribute<Birth> PLACE_ID =
      new TextAttribute<>(AttributePath.of("placeId", "placeId"));

  /** Stored as {@code day}. */
  public static final OrderedAttribute<Birth, LocalDate> DAY =
      new OrderedAttribute<>(AttributePath.of("day", "day"), Converters.ofLocalDate());

  private BirthAttributes() {}
}
