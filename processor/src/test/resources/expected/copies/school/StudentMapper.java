package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Student} into items of {@link School} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class StudentMapper implements EntityMapper<Student> {
  /** The mapper, which has no state. */
  public static final StudentMapper INSTANCE = new StudentMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Student");

  private static final Structure STRUCTURE = Structure.ofEntity("Student", "PK", "SK");

  private StudentMapper() {}

  @Override
  public String type() {
    return "Student";
  }

  @Override
  public String entity() {
    return "Student";
  }

  @Override
  public PrimaryKey<Student> key(Student student) {
    return StudentKeys.primary(student.studentId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Student student) {
    ItemWriter item = new ItemWriter(STRUCTURE, 6);
    item.key("PK", "SK", key(student));
    item.type("Type", TYPE);
    item.string("studentId", student.studentId());
    item.string("name", student.name());
    item.required("average", student.average(), Converters.ofBigDecimal());
    return item.toMap();
  }

  @Override
  public Student fromItem(Map<String, AttributeValue> item) {
    try {
      return new Student(
          STRUCTURE.string(item, "studentId"),
          STRUCTURE.string(item, "name"),
          STRUCTURE.decimal(item, "average"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("studentId", "studentId"),
        MarkedAttribute.of("name", "name"),
        MarkedAttribute.of("average", "average"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .immutableOnceThere(MarkedAttribute.of("name", "name"))
        .build();

    private Marked() {}
  }
}
