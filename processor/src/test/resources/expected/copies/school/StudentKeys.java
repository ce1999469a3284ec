package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Student} in the table {@link School}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class StudentKeys {
  static final KeyComponent<String> STUDENT_ID =
      KeyComponent.of("Student", "studentId", "STUDENT#{studentId}", KeyFormats.text('#'));

  private StudentKeys() {}

  /** Key: {@code STUDENT#{studentId} / STUDENT}. */
  public static PrimaryKey<Student> primary(String studentId) {
    return PrimaryKey.of(Student.class, partition(studentId), "STUDENT");
  }

  static String partition(String studentId) {
    return "STUDENT#".concat(STUDENT_ID.text(studentId));
  }
}
