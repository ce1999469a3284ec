package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableOperations;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Clinic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ClinicOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Patient.class, PatientMapper.INSTANCE)
      .with(Doctor.class, DoctorMapper.INSTANCE);

  ClinicOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public ClinicTransaction transaction() {
    return new ClinicTransaction(context());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public ClinicBatch batch() {
    return new ClinicBatch(context());
  }
}
