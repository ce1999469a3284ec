package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Marriage} in the table {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MarriageKeys {
  static final KeyComponent<String> PERSON_ID =
      KeyComponent.of("Marriage", "personId", "PERSON#{personId}", KeyFormats.text('#'));

  static final KeyComponent<String> SPOUSE_ID =
      KeyComponent.of("Marriage", "spouseId", "MARRIAGE#{spouseId}", KeyFormats.text('#'));

  static final KeyComponent<String> WITH_SPOUSE_SPOUSE_ID =
      KeyComponent.of("Marriage", "spouseId", "PERSON#{spouseId}", KeyFormats.text('#'));

  static final KeyComponent<String> WITH_SPOUSE_PERSON_ID =
      KeyComponent.of("Marriage", "personId", "MARRIAGE#{personId}", KeyFormats.text('#'));

  private MarriageKeys() {}

  /** Key: {@code PERSON#{personId} / MARRIAGE#{spouseId}}. */
  public static PrimaryKey<Marriage> primary(String personId, String spouseId) {
    return PrimaryKey.of(Marriage.class, partition(personId), "MARRIAGE#".concat(SPOUSE_ID.text(spouseId)));
  }

  static String partition(String personId) {
    return "PERSON#".concat(PERSON_ID.text(personId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = PERSON#{spouseId}}, {@code GSI1SK = MARRIAGE#{personId}}. */
  public static IndexKey withSpouse(String spouseId, String personId) {
    return IndexKey.of(Marriage.class, withSpousePartition(spouseId), "MARRIAGE#".concat(WITH_SPOUSE_PERSON_ID.text(personId)));
  }

  static String withSpousePartition(String spouseId) {
    return "PERSON#".concat(WITH_SPOUSE_SPOUSE_ID.text(spouseId));
  }
}
