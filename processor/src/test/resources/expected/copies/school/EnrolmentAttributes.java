package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Enrolment} in the table {@link School}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class EnrolmentAttributes {
  /** Stored as {@code studentId}. */
  public static final TextAttribute<Enrolment> STUDENT_ID =
      new TextAttribute<>(AttributePath.of("studentId", "studentId"));

  /** Stored as {@code classId}. */
  public static final TextAttribute<Enrolment> CLASS_ID =
      new TextAttribute<>(AttributePath.of("classId", "classId"));

  private EnrolmentAttributes() {}
}
