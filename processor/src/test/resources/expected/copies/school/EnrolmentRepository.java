package school;

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

/** Reads and writes {@link Enrolment}: {@code STUDENT#{studentId} / ENROLMENT#{classId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class EnrolmentRepository extends Repository<Enrolment> {
  private final TableContext table;
  private final QuerySource<Enrolment> byStudent;

  EnrolmentRepository(TableContext table, TypeFilter byStudent) {
    super(table, EnrolmentMapper.INSTANCE);
    this.table = table;
    this.byStudent = QuerySource.table(table, EnrolmentMapper.INSTANCE, byStudent)
        .named("byStudent");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Enrolment> get(String studentId, String classId) {
    return get(EnrolmentKeys.primary(studentId, classId));
  }

  /** GetItem, not sent yet. */
  public Get<Enrolment> prepareGet(String studentId, String classId) {
    return prepareGet(EnrolmentKeys.primary(studentId, classId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Enrolment> delete(String studentId, String classId) {
    return delete(EnrolmentKeys.primary(studentId, classId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Enrolment> prepareDelete(String studentId, String classId) {
    return prepareDelete(EnrolmentKeys.primary(studentId, classId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Enrolment> prepareCheck(String studentId, String classId) {
    return prepareCheck(EnrolmentKeys.primary(studentId, classId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public EnrolmentUpdate update(String studentId, String classId) {
    return new EnrolmentUpdate(this.table, EnrolmentKeys.primary(studentId, classId), false, studentId, classId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public EnrolmentUpdate update(Enrolment enrolment) {
    return new EnrolmentUpdate(this.table, EnrolmentMapper.INSTANCE.key(enrolment), false, enrolment.studentId(), enrolment.classId());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public EnrolmentUpdate upsert(String studentId, String classId) {
    return new EnrolmentUpdate(this.table, EnrolmentKeys.primary(studentId, classId), true, studentId, classId);
  }

  /** Query of the table: {@code PK = STUDENT#{studentId}}, {@code SK = ENROLMENT#{classId}}. */
  public ByStudent byStudent(String studentId) {
    return new ByStudent(byStudent, EnrolmentKeys.partition(studentId));
  }

  /** The query {@code byStudent}. */
  public static final class ByStudent extends TableQuery<Enrolment, ByStudent> {
    private ByStudent(QuerySource<Enrolment> source, String partition) {
      super(source, partition, "ENROLMENT#");
    }

    /** Only this {@code classId}. */
    public TableRangeQuery<Enrolment> classId(String classId) {
      return where(exactly(EnrolmentKeys.CLASS_ID.text(classId)));
    }

    /** Every {@code classId} that starts so. */
    public TableRangeQuery<Enrolment> classIdStartingWith(String start) {
      return where(beginningWith(EnrolmentKeys.CLASS_ID.text(start)));
    }

    /** From one {@code classId} to another, both included. */
    public TableRangeQuery<Enrolment> classIdBetween(String from, String to) {
      return where(within().between(EnrolmentKeys.CLASS_ID.text(from),
          EnrolmentKeys.CLASS_ID.text(to)));
    }

    /** This {@code classId} and all above it. */
    public TableRangeQuery<Enrolment> classIdFrom(String classId) {
      return where(within().from(EnrolmentKeys.CLASS_ID.text(classId)));
    }

    /** All above this {@code classId}. */
    public TableRangeQuery<Enrolment> classIdAfter(String classId) {
      return where(within().after(EnrolmentKeys.CLASS_ID.text(classId)));
    }

    /** This {@code classId} and all below it. */
    public TableRangeQuery<Enrolment> classIdUntil(String classId) {
      return where(within().until(EnrolmentKeys.CLASS_ID.text(classId)));
    }

    /** All below this {@code classId}. */
    public TableRangeQuery<Enrolment> classIdBefore(String classId) {
      return where(within().before(EnrolmentKeys.CLASS_ID.text(classId)));
    }
  }
}
