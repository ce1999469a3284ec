package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.time.LocalDate;
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

  private static final Structure STRUCTURE = Structure.ofEntity("Doctor", "PK", "SK")
      .property("fn", "firstName").property("forename", "firstName").property("fld", "field")
      .property("subject", "field");

  static final Converter<Doctor.Rank> RANK = EnumConverter.of(Doctor.Rank.values());

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
    ItemWriter item = new ItemWriter(STRUCTURE, 17);
    item.key("PK", "SK", key(doctor));
    item.type("Type", TYPE);
    item.string("clinic", doctor.getClinic());
    item.string("id", doctor.getId());
    item.string("fn", doctor.getFirstName());
    item.string("fld", doctor.getField());
    item.required("lastSeen", doctor.getLastSeen(), Converters.ofLocalDate());
    item.nullable("home", doctor.getHome(), Clinic_AddressMapper.INSTANCE);
    item.stringOrNull("room", doctor.getRoom());
    item.required("rank", doctor.getRank(), RANK);
    item.number("fee", doctor.getFee());
    item.stringOrNull("phone", doctor.getPhone());
    Address home = doctor.getHome();
    String homeCountry = home == null ? null : home.country();
    String room = doctor.getRoom();
    if (homeCountry != null && room != null) {
      item.key("GSI3PK", "GSI3SK", DoctorKeys.byField(doctor.getField(), homeCountry, doctor.getLastSeen(), room));
    }
    String phone = doctor.getPhone();
    if (phone != null) {
      item.key("GSI4PK", "GSI4SK", DoctorKeys.byRank(doctor.getRank(), doctor.getClinic(), doctor.getFee(), phone));
    }
    return item.toMap();
  }

  @Override
  public Doctor fromItem(Map<String, AttributeValue> item) {
    try {
      Doctor doctor = new Doctor();
      doctor.setClinic(STRUCTURE.string(item, "clinic"));
      doctor.setId(STRUCTURE.string(item, "id"));
      doctor.setFirstName(STRUCTURE.string(item, STRUCTURE.stored(item, "fn", "forename")));
      doctor.setField(STRUCTURE.orElse(item, STRUCTURE.stored(item, "fld", "subject", "field"), Converters.ofString(),
          "GENERAL"));
      doctor.setLastSeen(STRUCTURE.orElse(item, "lastSeen", Converters.ofLocalDate(),
          Defaults.LAST_SEEN));
      doctor.setHome(STRUCTURE.nullable(item, "home", Clinic_AddressMapper.INSTANCE));
      doctor.setRoom(STRUCTURE.stringOrNull(item, "room"));
      doctor.setRank(STRUCTURE.orElse(item, "rank", RANK, Doctor.Rank.JUNIOR));
      doctor.setFee(STRUCTURE.orElse(item, "fee", Converters.ofShort(), (short) 7));
      doctor.setPhone(STRUCTURE.stringOrNull(item, "phone"));
      return doctor;
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("clinic", "clinic"),
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("firstName", "fn", "forename"),
        MarkedAttribute.of("field", "fld", "subject", "field"),
        MarkedAttribute.of("lastSeen", "lastSeen"),
        MarkedAttribute.of("home", "home"),
        MarkedAttribute.of("room", "room"),
        MarkedAttribute.of("rank", "rank"),
        MarkedAttribute.of("fee", "fee"),
        MarkedAttribute.of("phone", "phone"));
  }

  private static final class Defaults {
    static final LocalDate LAST_SEEN = LocalDate.of(2000, 1, 1);

    private Defaults() {}
  }
}
