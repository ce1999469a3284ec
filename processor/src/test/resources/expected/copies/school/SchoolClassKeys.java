package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link SchoolClass} in the table {@link School}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SchoolClassKeys {
  static final KeyComponent<String> CLASS_ID =
      KeyComponent.of("SchoolClass", "classId", "CLASS#{classId}", KeyFormats.text('#'));

  private SchoolClassKeys() {}

  /** Key: {@code CLASS#{classId} / CLASS}. */
  public static PrimaryKey<SchoolClass> primary(String classId) {
    return PrimaryKey.of(SchoolClass.class, partition(classId), "CLASS");
  }

  static String partition(String classId) {
    return "CLASS#".concat(CLASS_ID.text(classId));
  }
}
