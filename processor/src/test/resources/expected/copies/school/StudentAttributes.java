package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Student} in the table {@link School}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class StudentAttributes {
  /** Stored as {@code studentId}. */
  public static final TextAttribute<Student> STUDENT_ID =
      new TextAttribute<>(AttributePath.of("studentId", "studentId"));

  /** Stored as {@code name}. */
  public static final TextAttribute<Student> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  /** Stored as {@code average}. */
  public static final OrderedAttribute<Student, BigDecimal> AVERAGE =
      new OrderedAttribute<>(AttributePath.of("average", "average"), Converters.ofBigDecimal());

  private StudentAttributes() {}
}
