package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Person} in the table {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PersonKeys {
  static final KeyComponent<String> PERSON_ID =
      KeyComponent.of("Person", "personId", "PERSON#{personId}", KeyFormats.text('#'));

  private PersonKeys() {}

  /** Key: {@code PERSON#{personId} / PERSON}. */
  public static PrimaryKey<Person> primary(String personId) {
    return PrimaryKey.of(Person.class, partition(personId), "PERSON");
  }

  static String partition(String personId) {
    return "PERSON#".concat(PERSON_ID.text(personId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = PERSON#{personId}}, {@code GSI1SK = PERSON}. */
  public static IndexKey withKin(String personId) {
    return IndexKey.of(Person.class, withKinPartition(personId), "PERSON");
  }

  static String withKinPartition(String personId) {
    return "PERSON#".concat(PERSON_ID.text(personId));
  }
}
