package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Parcel} in the table {@link Post}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ParcelAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Parcel> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code remark}. */
  public static final TextAttribute<Parcel> NOTE =
      new TextAttribute<>(AttributePath.of("note", "remark"));

  private ParcelAttributes() {}
}
