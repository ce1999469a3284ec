package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Enrolment} in the table {@link School}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class EnrolmentKeys {
  static final KeyComponent<String> STUDENT_ID =
      KeyComponent.of("Enrolment", "studentId", "STUDENT#{studentId}", KeyFormats.text('#'));

  static final KeyComponent<String> CLASS_ID =
      KeyComponent.of("Enrolment", "classId", "ENROLMENT#{classId}", KeyFormats.text('#'));

  private EnrolmentKeys() {}

  /** Key: {@code STUDENT#{studentId} / ENROLMENT#{classId}}. */
  public static PrimaryKey<Enrolment> primary(String studentId, String classId) {
    return PrimaryKey.of(Enrolment.class, partition(studentId), "ENROLMENT#".concat(CLASS_ID.text(classId)));
  }

  static String partition(String studentId) {
    return "STUDENT#".concat(STUDENT_ID.text(studentId));
  }
}
