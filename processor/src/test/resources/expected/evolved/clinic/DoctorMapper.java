package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Doctor} into items of {@link Clinic} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DoctorMapper implements EntityMapper<Doctor> {
  /** The mapper, which has no state. */
  public static final DoctorMapper INSTANCE = new DoctorMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Doc");

  private static final Labels LABELS = Labels.ofEntity("Doctor", "PK", "SK")
      .property("fn", "firstName").property("forename", "firstName");

  private static final List<String> TYPES = List.of("Doc", "Surgeon");

  private DoctorMapper() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

  @Override
  public String type() {
    return "Doc";
  }

  @Override
  public String entity() {
    return "Doctor";
  }

  @Override
  public PrimaryKey<Doctor> key(Doctor doctor) {
    return DoctorKeys.primary(doctor.getClinic(), doctor.getId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Doctor doctor) {
    ItemWriter item = new ItemWriter(LABELS, 6);
    item.key("PK", "SK", key(doctor));
    item.type("Type", TYPE);
    item.string("clinic", doctor.getClinic());
    item.string("id", doctor.getId());
    item.string("fn", doctor.getFirstName());
    return item.toMap();
  }

  @Override
  public Doctor fromItem(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      Doctor doctor = new Doctor();
      doctor.setClinic(reader.string("clinic"));
      doctor.setId(reader.string("id"));
      doctor.setFirstName(reader.string(reader.stored("fn", "forename")));
      return doctor;
    } catch (RuntimeException thrown) {
      throw ItemReader.refusal(LABELS, item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("clinic", "clinic"),
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("firstName", "fn", "forename"));
  }
}
