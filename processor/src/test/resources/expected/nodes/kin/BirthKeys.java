package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Birth} in the table {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class BirthKeys {
  static final KeyComponent<String> PERSON_ID =
      KeyComponent.of("Birth", "personId", "PERSON#{personId}", KeyFormats.text('#'));

  static final KeyComponent<String> PLACE_ID =
      KeyComponent.of("Birth", "placeId", "PLACE#{placeId}", KeyFormats.text('#'));

  static final KeyComponent<LocalDate> DAY =
      KeyComponent.of("Birth", "day", "BIRTH#{day}#{personId}", KeyFormats.localDate());

  static final KeyComponent<String> AT_PLACE_PERSON_ID =
      KeyComponent.of("Birth", "personId", "BIRTH#{day}#{personId}", KeyFormats.text('#'));

  static final KeyComponent<LocalDate> ON_DAY_DAY =
      KeyComponent.of("Birth", "day", "DAY#{day}", KeyFormats.localDate());

  static final KeyComponent<String> ON_DAY_PERSON_ID =
      KeyComponent.of("Birth", "personId", "BIRTH#{personId}", KeyFormats.text('#'));

  private BirthKeys() {}

  /** Key: {@code PERSON#{personId} / BIRTH}. */
  public static PrimaryKey<Birth> primary(String personId) {
    return PrimaryKey.of(Birth.class, partition(personId), "BIRTH");
  }

  static String partition(String personId) {
    return "PERSON#".concat(PERSON_ID.text(personId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = PLACE#{placeId}}, {@code GSI1SK = BIRTH#{day}#{personId}}. */
  public static IndexKey atPlace(String placeId, LocalDate day, String personId) {
    String text = new StringBuilder(55)
        .append("BIRTH#")
        .append(DAY.text(day))
        .append("#")
        .append(AT_PLACE_PERSON_ID.text(personId))
        .toString();
    return IndexKey.of(Birth.class, atPlacePartition(placeId), text);
  }

  static String atPlacePartition(String placeId) {
    return "PLACE#".concat(PLACE_ID.text(placeId));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = DAY#{day}}, {@code GSI2SK = BIRTH#{personId}}. */
  public static IndexKey onDay(LocalDate day, String personId) {
    return IndexKey.of(Birth.class, onDayPartition(day), "BIRTH#".concat(ON_DAY_PERSON_ID.text(personId)));
  }

  static String onDayPartition(LocalDate day) {
    return "DAY#".concat(ON_DAY_DAY.text(day));
  }
}
