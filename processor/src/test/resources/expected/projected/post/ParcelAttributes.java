package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Parcel} in the table {@link Post}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ParcelAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Parcel, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code remark}. */
  public static final AttributeReference<Parcel, String> NOTE =
      AttributeReference.of("note", "remark", Converters.STRING);

  private ParcelAttributes() {}
}
