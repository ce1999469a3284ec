package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Clinic}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ClinicBatch extends BatchWrite<ClinicBatch> {
  ClinicBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public ClinicBatch put(Patient entity) {
    return super.put(PatientMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ClinicBatch delete(Patient entity) {
    return super.delete(PatientMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public ClinicBatch deletePatient(PrimaryKey<Patient> key) {
    return super.delete(PatientMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public ClinicBatch put(Doctor entity) {
    return super.put(DoctorMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ClinicBatch delete(Doctor entity) {
    return super.delete(DoctorMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public ClinicBatch deleteDoctor(PrimaryKey<Doctor> key) {
    return super.delete(DoctorMapper.INSTANCE, key);
  }
}
