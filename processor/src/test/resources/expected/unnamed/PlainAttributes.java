import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Plain} in the table {@link Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PlainAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Plain> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  private PlainAttributes() {}
}
