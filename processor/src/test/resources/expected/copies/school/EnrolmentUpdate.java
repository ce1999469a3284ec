package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Enrolment}: {@code STUDENT#{studentId} / ENROLMENT#{classId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class EnrolmentUpdate extends Update<Enrolment, EnrolmentUpdate> {
  private final String studentId;
  private final String classId;

  EnrolmentUpdate(TableContext table, PrimaryKey<Enrolment> key, boolean insert, String studentId,
      String classId) {
    super(table, EnrolmentMapper.INSTANCE, key, insert);
    this.studentId = studentId;
    this.classId = classId;
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(EnrolmentAttributes.STUDENT_ID, studentId);
      attributes.property(EnrolmentAttributes.CLASS_ID, classId);
    }
  }
}
