package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Student}: {@code STUDENT#{studentId} / STUDENT}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class StudentUpdate extends Update<Student, StudentUpdate> {
  StudentUpdate(TableContext table, PrimaryKey<Student> key) {
    super(table, StudentMapper.INSTANCE, key, false);
  }

  /** Stores {@code average}. */
  public StudentUpdate average(BigDecimal average) {
    return changes().set(StudentAttributes.AVERAGE, average);
  }

  /** Adds to {@code average}, a negative number to take away. */
  public StudentUpdate incrementAverage(BigDecimal by) {
    return changes().increment(StudentAttributes.AVERAGE, by);
  }
}
