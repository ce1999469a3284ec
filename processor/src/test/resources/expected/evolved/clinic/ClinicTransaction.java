package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Clinic}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ClinicTransaction extends Transaction<ClinicTransaction> {
  ClinicTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public ClinicTransaction create(Patient entity) {
    return super.create(PatientMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public ClinicTransaction put(Patient entity) {
    return super.put(PatientMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public ClinicTransaction replace(Patient entity) {
    return super.replace(PatientMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ClinicTransaction delete(Patient entity) {
    return super.delete(PatientMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public ClinicTransaction move(Patient from, Patient to) {
    return super.move(PatientMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public ClinicTransaction create(Doctor entity) {
    return super.create(DoctorMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public ClinicTransaction put(Doctor entity) {
    return super.put(DoctorMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public ClinicTransaction replace(Doctor entity) {
    return super.replace(DoctorMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ClinicTransaction delete(Doctor entity) {
    return super.delete(DoctorMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public ClinicTransaction move(Doctor from, Doctor to) {
    return super.move(DoctorMapper.INSTANCE, from, to);
  }
}
