package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Old} in the table {@link Attic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class OldAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Old> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code kind}. */
  public static final AttributeReference<Old, Old.Kind> KIND =
      new AttributeReference<>(AttributePath.of("kind", "kind"), OldMapper.KIND);

  /** Stored as {@code previous}. */
  public static final TextAttribute<Old> PREVIOUS =
      new TextAttribute<>(AttributePath.of("previous", "previous"));

  /** Stored as {@code place}. */
  public static final Attic_PlaceAttributes<Old> PLACE =
      new Attic_PlaceAttributes<>(AttributePath.of("place", "place"));

  private OldAttributes() {}
}
