package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Student}: {@code STUDENT#{studentId} / STUDENT}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class StudentRepository extends Repository<Student> {
  private final TableContext table;

  StudentRepository(TableContext table) {
    super(table, StudentMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Student> get(String studentId) {
    return get(StudentKeys.primary(studentId));
  }

  /** GetItem, not sent yet. */
  public Get<Student> prepareGet(String studentId) {
    return prepareGet(StudentKeys.primary(studentId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Student> delete(String studentId) {
    return delete(StudentKeys.primary(studentId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Student> prepareDelete(String studentId) {
    return prepareDelete(StudentKeys.primary(studentId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Student> prepareCheck(String studentId) {
    return prepareCheck(StudentKeys.primary(studentId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public StudentUpdate update(String studentId) {
    return new StudentUpdate(this.table, StudentKeys.primary(studentId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public StudentUpdate update(Student student) {
    return new StudentUpdate(this.table, StudentMapper.INSTANCE.key(student));
  }
}
