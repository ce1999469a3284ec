package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Old} in the table {@link Attic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class OldAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Old, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code kind}. */
  public static final AttributeReference<Old, Old.Kind> KIND =
      AttributeReference.of("kind", "kind", OldMapper.KIND);

  /** Stored as {@code previous}. */
  public static final AttributeReference<Old, String> PREVIOUS =
      AttributeReference.of("previous", "previous", Converters.STRING);

  /** Stored as {@code place}. */
  public static final Attic_PlaceAttributes<Old> PLACE =
      new Attic_PlaceAttributes<>("place", "place");

  private OldAttributes() {}
}
