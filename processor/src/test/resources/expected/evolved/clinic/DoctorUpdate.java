package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Doctor}: {@code CLINIC#{clinic} / DOCTOR#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DoctorUpdate extends Update<Doctor, DoctorUpdate> {
  DoctorUpdate(TableContext table, PrimaryKey<Doctor> key) {
    super(table, DoctorMapper.INSTANCE, key, false);
  }

  /** Stores {@code firstName}. */
  public DoctorUpdate firstName(String firstName) {
    return changes().set(DoctorAttributes.FIRST_NAME, firstName);
  }
}
