package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Marriage} in the table {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MarriageAttributes {
  /** Stored as {@code personId}. */
  public static final TextAttribute<Marriage> PERSON_ID =
      new TextAttribute<>(AttributePath.of("personId", "personId"));

  /** Stored as {@code spouseId}. */
  public static final TextAttribute<Marriage> SPOUSE_ID =
      new TextAttribute<>(AttributePath.of("spouseId", "spouseId"));

  private MarriageAttributes() {}
}
