package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Doctor} in the table {@link Clinic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DoctorKeys {
  static final KeyComponent<String> CLINIC =
      KeyComponent.of("Doctor", "clinic", "CLINIC#{clinic}", KeyFormats.text('#'));

  static final KeyComponent<String> ID =
      KeyComponent.of("Doctor", "id", "DOCTOR#{id}", KeyFormats.text('#'));

  private DoctorKeys() {}

  /** Key: {@code CLINIC#{clinic} / DOCTOR#{id}}. */
  public static PrimaryKey<Doctor> primary(String clinic, String id) {
    return PrimaryKey.of(Doctor.class, partition(clinic), "DOCTOR#".concat(ID.text(id)));
  }

  static String partition(String clinic) {
    return "CLINIC#".concat(CLINIC.text(clinic));
  }
}
