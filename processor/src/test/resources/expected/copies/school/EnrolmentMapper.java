package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Enrolment} into items of {@link School} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class EnrolmentMapper implements EntityMapper<Enrolment> {
  /** The mapper, which has no state. */
  public static final EnrolmentMapper INSTANCE = new EnrolmentMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Enrolment");

  private static final Structure STRUCTURE = Structure.ofEntity("Enrolment", "PK", "SK");

  private EnrolmentMapper() {}

  @Override
  public String type() {
    return "Enrolment";
  }

  @Override
  public String entity() {
    return "Enrolment";
  }

  @Override
  public PrimaryKey<Enrolment> key(Enrolment enrolment) {
    return EnrolmentKeys.primary(enrolment.studentId(), enrolment.classId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Enrolment enrolment) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(enrolment));
    item.type("Type", TYPE);
    item.string("studentId", enrolment.studentId());
    item.string("classId", enrolment.classId());
    return item.toMap();
  }

  @Override
  public Enrolment fromItem(Map<String, AttributeValue> item) {
    try {
      return new Enrolment(
          STRUCTURE.string(item, "studentId"),
          STRUCTURE.string(item, "classId"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("studentId", "studentId"),
        MarkedAttribute.of("classId", "classId"));
  }
}
