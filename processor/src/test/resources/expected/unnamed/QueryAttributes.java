import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Query} in the table {@link Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class QueryAttributes {
  /** Stored as {@code text}. */
  public static final AttributeReference<Query, String> TEXT =
      AttributeReference.of("text", "text", Converters.STRING);

  private QueryAttributes() {}
}
