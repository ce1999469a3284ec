package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Job} in the table {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class JobAttributes {
  /** Stored as {@code personId}. */
  public static final TextAttribute<Job> PERSON_ID =
      new TextAttribute<>(AttributePath.of("personId", "personId"));

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Job, Integer> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofInt());

  /** Stored as {@code title}. */
  public static final TextAttribute<Job> TITLE =
      new TextAttribute<>(AttributePath.of("title", "title"));

  /** Stored as {@code badge}. */
  public static final TextAttribute<Job> BADGE =
      new TextAttribute<>(AttributePath.of("badge", "badge"));

  private JobAttributes() {}
}
