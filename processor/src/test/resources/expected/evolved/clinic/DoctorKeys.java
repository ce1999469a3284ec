package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Doctor} in the table {@link Clinic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DoctorKeys {
  static final KeyComponent<String> CLINIC =
      KeyComponent.of("Doctor", "clinic", "CLINIC#{clinic}", KeyFormats.text('#'));

  static final KeyComponent<String> ID =
      KeyComponent.of("Doctor", "id", "DOCTOR#{id}", KeyFormats.text('#'));

  static final KeyComponent<String> FIELD =
      KeyComponent.of("Doctor", "field", "FIELD#{field}", KeyFormats.text('#'));

  static final KeyComponent<String> HOME_COUNTRY =
      KeyComponent.of("Doctor", "home.country", "{home.country}#{lastSeen}#{room}", KeyFormats.text('#'));

  static final KeyComponent<LocalDate> LAST_SEEN =
      KeyComponent.of("Doctor", "lastSeen", "{home.country}#{lastSeen}#{room}", KeyFormats.localDate());

  static final KeyComponent<String> ROOM =
      KeyComponent.of("Doctor", "room", "{home.country}#{lastSeen}#{room}", KeyFormats.text('#'));

  static final KeyComponent<Doctor.Rank> RANK =
      KeyComponent.of("Doctor", "rank", "RANK#{rank}#{clinic}", KeyFormats.<Doctor.Rank>enumName());

  static final KeyComponent<String> BY_RANK_CLINIC =
      KeyComponent.of("Doctor", "clinic", "RANK#{rank}#{clinic}", KeyFormats.text('#'));

  static final NumberComponent FEE = NumberComponent.padded("Doctor", "fee", "{fee:2}#{phone}", 2);

  static final KeyComponent<String> PHONE =
      KeyComponent.of("Doctor", "phone", "{fee:2}#{phone}", KeyFormats.text('#'));

  private DoctorKeys() {}

  /** Key: {@code CLINIC#{clinic} / DOCTOR#{id}}. */
  public static PrimaryKey<Doctor> primary(String clinic, String id) {
    return PrimaryKey.of(Doctor.class, partition(clinic), "DOCTOR#".concat(ID.text(id)));
  }

  static String partition(String clinic) {
    return "CLINIC#".concat(CLINIC.text(clinic));
  }

  /** Key in {@code GSI3}: {@code GSI3PK = FIELD#{field}}, {@code GSI3SK = {home.country}#{lastSeen}#{room}}. */
  public static IndexKey byField(String field, String homeCountry, LocalDate lastSeen,
      String room) {
    String text = new StringBuilder(74)
        .append(HOME_COUNTRY.text(homeCountry))
        .append("#")
        .append(LAST_SEEN.text(lastSeen))
        .append("#")
        .append(ROOM.text(room))
        .toString();
    return IndexKey.of(Doctor.class, byFieldPartition(field), text);
  }

  static String byFieldPartition(String field) {
    return "FIELD#".concat(FIELD.text(field));
  }

  /** Key in {@code GSI4}: {@code GSI4PK = RANK#{rank}#{clinic}}, {@code GSI4SK = {fee:2}#{phone}}. */
  public static IndexKey byRank(Doctor.Rank rank, String clinic, short fee, String phone) {
    String text = new StringBuilder(49)
        .append(FEE.text(fee))
        .append("#")
        .append(PHONE.text(phone))
        .toString();
    return IndexKey.of(Doctor.class, byRankPartition(rank, clinic), text);
  }

  static String byRankPartition(Doctor.Rank rank, String clinic) {
    return new StringBuilder(54)
        .append("RANK#")
        .append(RANK.text(rank))
        .append("#")
        .append(BY_RANK_CLINIC.text(clinic))
        .toString();
  }
}
