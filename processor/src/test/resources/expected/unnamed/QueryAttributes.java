import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Query} in the table {@link Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class QueryAttributes {
  /** Stored as {@code text}. */
  public static final TextAttribute<Query> TEXT =
      new TextAttribute<>(AttributePath.of("text", "text"));

  private QueryAttributes() {}
}
