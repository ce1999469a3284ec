import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Plain} in the table {@link Store}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PlainAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Plain, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  private PlainAttributes() {}
}
