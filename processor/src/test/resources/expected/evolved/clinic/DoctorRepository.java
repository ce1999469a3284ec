package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Doctor}: {@code CLINIC#{clinic} / DOCTOR#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DoctorRepository extends Repository<Doctor> {
  private final TableContext table;
  private final QuerySource<Doctor> ofClinic;

  DoctorRepository(TableContext table, TypeFilter ofClinic) {
    super(table, DoctorMapper.INSTANCE);
    this.table = table;
    this.ofClinic = QuerySource.table(table, DoctorMapper.INSTANCE, ofClinic).named("ofClinic");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Doctor> get(String clinic, String id) {
    return get(DoctorKeys.primary(clinic, id));
  }

  /** GetItem, not sent yet. */
  public Get<Doctor> prepareGet(String clinic, String id) {
    return prepareGet(DoctorKeys.primary(clinic, id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Doctor> delete(String clinic, String id) {
    return delete(DoctorKeys.primary(clinic, id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Doctor> prepareDelete(String clinic, String id) {
    return prepareDelete(DoctorKeys.primary(clinic, id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Doctor> prepareCheck(String clinic, String id) {
    return prepareCheck(DoctorKeys.primary(clinic, id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public DoctorUpdate update(String clinic, String id) {
    return new DoctorUpdate(this.table, DoctorKeys.primary(clinic, id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public DoctorUpdate update(Doctor doctor) {
    return new DoctorUpdate(this.table, DoctorMapper.INSTANCE.key(doctor));
  }

  /** Query of the table: {@code PK = CLINIC#{clinic}}, {@code SK = DOCTOR#{id}}. */
  public OfClinic ofClinic(String clinic) {
    return new OfClinic(ofClinic, DoctorKeys.partition(clinic));
  }

  /** The query {@code ofClinic}. */
  public static final class OfClinic extends TableQuery<Doctor, OfClinic> {
    private OfClinic(QuerySource<Doctor> source, String partition) {
      super(source, partition, "DOCTOR#");
    }

    /** Only this {@code id}. */
    public TableRangeQuery<Doctor> id(String id) {
      return where(exactly(DoctorKeys.ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public TableRangeQuery<Doctor> idStartingWith(String start) {
      return where(beginningWith(DoctorKeys.ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public TableRangeQuery<Doctor> idBetween(String from, String to) {
      return where(within().between(DoctorKeys.ID.text(from), DoctorKeys.ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public TableRangeQuery<Doctor> idFrom(String id) {
      return where(within().from(DoctorKeys.ID.text(id)));
    }

    /** All above this {@code id}. */
    public TableRangeQuery<Doctor> idAfter(String id) {
      return where(within().after(DoctorKeys.ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public TableRangeQuery<Doctor> idUntil(String id) {
      return where(within().until(DoctorKeys.ID.text(id)));
    }

    /** All below this {@code id}. */
    public TableRangeQuery<Doctor> idBefore(String id) {
      return where(within().before(DoctorKeys.ID.text(id)));
    }
  }
}
