package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Doctor} in the table {@link Clinic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DoctorAttributes {
  /** Stored as {@code clinic}. */
  public static final TextAttribute<Doctor> CLINIC =
      new TextAttribute<>(AttributePath.of("clinic", "clinic"));

  /** Stored as {@code id}. */
  public static final TextAttribute<Doctor> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code fn}, formerly as {@code forename}. */
  public static final TextAttribute<Doctor> FIRST_NAME =
      new TextAttribute<>(AttributePath.of("firstName", "fn", "forename"));

  private DoctorAttributes() {}
}
