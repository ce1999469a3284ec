package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Patient} in the table {@link Clinic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PatientKeys {
  static final KeyComponent<String> CLINIC =
      KeyComponent.of("Patient", "clinic", "CLINIC#{clinic}", KeyFormats.text('#'));

  static final KeyComponent<LocalDate> SINCE =
      KeyComponent.of("Patient", "since", "PATIENT#{since:date}#{id}", KeyFormats.localDate());

  static final KeyComponent<Instant> SINCE_INSTANT =
      KeyComponent.of("Patient", "since", "PATIENT#{since:date}#{id}", KeyFormats.instantDate());

  static final KeyComponent<String> ID =
      KeyComponent.of("Patient", "id", "PATIENT#{since:date}#{id}", KeyFormats.text('#'));

  static final KeyComponent<String> BY_MOVE_CLINIC =
      KeyComponent.of("Patient", "clinic", "MOVED#{clinic}", KeyFormats.text('#'));

  static final KeyComponent<LocalDate> ADDRESS_MOVED =
      KeyComponent.of("Patient", "address.moved", "{address.moved:date}#{id}", KeyFormats.localDate());

  static final KeyComponent<Instant> ADDRESS_MOVED_INSTANT =
      KeyComponent.of("Patient", "address.moved", "{address.moved:date}#{id}", KeyFormats.instantDate());

  static final KeyComponent<String> BY_MOVE_ID =
      KeyComponent.of("Patient", "id", "{address.moved:date}#{id}", KeyFormats.text('#'));

  static final KeyComponent<Patient.Level> LEVEL =
      KeyComponent.of("Patient", "level", "LEVEL#{level}#{clinic}", KeyFormats.<Patient.Level>enumName());

  static final KeyComponent<String> KEYS_BY_LEVEL_CLINIC =
      KeyComponent.of("Patient", "clinic", "LEVEL#{level}#{clinic}", KeyFormats.text('#'));

  static final KeyComponent<Instant> KEYS_BY_LEVEL_SINCE =
      KeyComponent.of("Patient", "since", "{since:seconds}#{id}", KeyFormats.instantSeconds());

  static final KeyComponent<String> KEYS_BY_LEVEL_ID =
      KeyComponent.of("Patient", "id", "{since:seconds}#{id}", KeyFormats.text('#'));

  private PatientKeys() {}

  /** Key: {@code CLINIC#{clinic} / PATIENT#{since:date}#{id}}. */
  public static PrimaryKey<Patient> primary(String clinic, LocalDate since, String id) {
    String text = new StringBuilder(57)
        .append("PATIENT#")
        .append(SINCE.text(since))
        .append("#")
        .append(ID.text(id))
        .toString();
    return PrimaryKey.of(Patient.class, partition(clinic), text);
  }

  /** Key: {@code CLINIC#{clinic} / PATIENT#{since:date}#{id}}. */
  static PrimaryKey<Patient> primary(String clinic, Instant since, String id) {
    String text = new StringBuilder(57)
        .append("PATIENT#")
        .append(SINCE_INSTANT.text(since))
        .append("#")
        .append(ID.text(id))
        .toString();
    return PrimaryKey.of(Patient.class, partition(clinic), text);
  }

  static String partition(String clinic) {
    return "CLINIC#".concat(CLINIC.text(clinic));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = MOVED#{clinic}}, {@code GSI1SK = {address.moved:date}#{id}}. */
  public static IndexKey byMove(String clinic, LocalDate addressMoved, String id) {
    String text = new StringBuilder(49)
        .append(ADDRESS_MOVED.text(addressMoved))
        .append("#")
        .append(BY_MOVE_ID.text(id))
        .toString();
    return IndexKey.of(Patient.class, byMovePartition(clinic), text);
  }

  /** Key in {@code GSI1}: {@code GSI1PK = MOVED#{clinic}}, {@code GSI1SK = {address.moved:date}#{id}}. */
  static IndexKey byMove(String clinic, Instant addressMoved, String id) {
    String text = new StringBuilder(49)
        .append(ADDRESS_MOVED_INSTANT.text(addressMoved))
        .append("#")
        .append(BY_MOVE_ID.text(id))
        .toString();
    return IndexKey.of(Patient.class, byMovePartition(clinic), text);
  }

  static String byMovePartition(String clinic) {
    return "MOVED#".concat(BY_MOVE_CLINIC.text(clinic));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = LEVEL#{level}#{clinic}}, {@code GSI2SK = {since:seconds}#{id}}. */
  public static IndexKey keysByLevel(Patient.Level level, String clinic, Instant since, String id) {
    String text = new StringBuilder(49)
        .append(KEYS_BY_LEVEL_SINCE.text(since))
        .append("#")
        .append(KEYS_BY_LEVEL_ID.text(id))
        .toString();
    return IndexKey.of(Patient.class, keysByLevelPartition(level, clinic), text);
  }

  static String keysByLevelPartition(Patient.Level level, String clinic) {
    return new StringBuilder(55)
        .append("LEVEL#")
        .append(LEVEL.text(level))
        .append("#")
        .append(KEYS_BY_LEVEL_CLINIC.text(clinic))
        .toString();
  }
}
