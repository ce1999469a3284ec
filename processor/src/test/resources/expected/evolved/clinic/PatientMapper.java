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
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Patient} into items of {@link Clinic} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PatientMapper implements EntityMapper<Patient> {
  /** The mapper, which has no state. */
  public static final PatientMapper INSTANCE = new PatientMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Pat");

  private static final Structure STRUCTURE = Structure.ofEntity("Patient", "PK", "SK")
      .property("s", "since").property("begin", "since").property("adr", "address")
      .property("nick", "nickname").property("alias", "nickname");

  static final Converter<Patient.Level> LEVEL = EnumConverter.of(Patient.Level.values());

  static final Converter<List<String>> NOTES = Converters.list(Converters.ofString());

  static final Converter<Set<Integer>> ROOMS = Converters.set(Converters.ofInt());

  static final Converter<Map<String, Integer>> SCORES =
      Converters.map(Converters.ofString(), Converters.ofInt());

  private static final List<String> TYPES = List.of("Pat", "Client", "Patient");

  private PatientMapper() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

  @Override
  public String type() {
    return "Pat";
  }

  @Override
  public String entity() {
    return "Patient";
  }

  @Override
  public PrimaryKey<Patient> key(Patient patient) {
    return PatientKeys.primary(patient.clinic(), patient.since(), patient.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Patient patient) {
    ItemWriter item = new ItemWriter(STRUCTURE, 24);
    item.key("PK", "SK", key(patient));
    item.type("Type", TYPE);
    item.string("clinic", patient.clinic());
    item.string("id", patient.id());
    item.required("s", patient.since(), Converters.ofInstant());
    item.required("adr", patient.address(), Clinic_AddressMapper.INSTANCE);
    item.required("level", patient.level(), LEVEL);
    item.number("points", patient.points());
    item.number("balance", patient.balance());
    item.bool("active", patient.active());
    item.character("mark", patient.mark());
    item.required("fee", patient.fee(), Converters.ofBigDecimal());
    item.required("seen", patient.seen(), Converters.ofInstant());
    item.required("notes", patient.notes(), NOTES);
    item.set("rooms", patient.rooms(), ROOMS);
    item.required("scores", patient.scores(), SCORES);
    item.string("nick", patient.nickname());
    item.stringOrNull("phone", patient.phone());
    item.optional("age", patient.age(), Converters.ofInt());
    Address address = patient.address();
    Instant addressMoved = address == null ? null : address.moved();
    item.key("GSI1PK", "GSI1SK", PatientKeys.byMove(patient.clinic(), addressMoved, patient.id()));
    item.key("GSI2PK", "GSI2SK", PatientKeys.keysByLevel(patient.level(), patient.clinic(), patient.since(), patient.id()));
    return item.toMap();
  }

  @Override
  public Patient fromItem(Map<String, AttributeValue> item) {
    try {
      return new Patient(
          STRUCTURE.string(item, "clinic"),
          STRUCTURE.string(item, "id"),
          STRUCTURE.required(item, STRUCTURE.stored(item, "s", "since", "begin"), Converters.ofInstant()),
          STRUCTURE.required(item, STRUCTURE.stored(item, "adr", "address"), Clinic_AddressMapper.INSTANCE),
          STRUCTURE.orElse(item, "level", LEVEL, Patient.Level.REGULAR),
          STRUCTURE.orElse(item, "points", Converters.ofInt(), 0),
          STRUCTURE.orElse(item, "balance", Converters.ofLong(), -9223372036854775808L),
          STRUCTURE.orElse(item, "active", Converters.ofBoolean(), true),
          STRUCTURE.orElse(item, "mark", Converters.ofCharacter(), (char) 39),
          STRUCTURE.orElse(item, "fee", Converters.ofBigDecimal(), Defaults.FEE),
          STRUCTURE.orElse(item, "seen", Converters.ofInstant(), Defaults.SEEN),
          STRUCTURE.list(item, "notes", NOTES),
          STRUCTURE.set(item, "rooms", ROOMS),
          STRUCTURE.map(item, "scores", SCORES),
          STRUCTURE.orElse(item, STRUCTURE.stored(item, "nick", "alias"), Converters.ofString(),
              "none"),
          STRUCTURE.stringOrNull(item, "phone"),
          STRUCTURE.optional(item, "age", Converters.ofInt()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("clinic", "clinic"),
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("since", "s", "since", "begin"),
        MarkedAttribute.of("address", "adr", "address"),
        MarkedAttribute.of("level", "level"),
        MarkedAttribute.of("points", "points"),
        MarkedAttribute.of("balance", "balance"),
        MarkedAttribute.of("active", "active"),
        MarkedAttribute.of("mark", "mark"),
        MarkedAttribute.of("fee", "fee"),
        MarkedAttribute.of("seen", "seen"),
        MarkedAttribute.of("notes", "notes"),
        MarkedAttribute.of("rooms", "rooms"),
        MarkedAttribute.of("scores", "scores"),
        MarkedAttribute.of("nickname", "nick", "alias"),
        MarkedAttribute.of("phone", "phone"),
        MarkedAttribute.of("age", "age"));
  }

  private static final class Defaults {
    static final BigDecimal FEE = BigDecimal.valueOf(125L, 1);

    static final Instant SEEN = Instant.ofEpochSecond(1704067200L, 0L);

    private Defaults() {}
  }
}
