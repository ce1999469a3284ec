package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads the stream of the table {@link School}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SchoolChanges {
  private SchoolChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(SchoolTable.LAYOUT, options)
        .entity(Student.class, StudentMapper.INSTANCE)
        .entity(SchoolClass.class, SchoolClassMapper.INSTANCE)
        .entity(Enrolment.class, EnrolmentMapper.INSTANCE)
        .build();
  }
}
