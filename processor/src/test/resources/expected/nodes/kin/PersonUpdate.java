package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Person}: {@code PERSON#{personId} / PERSON}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PersonUpdate extends Update<Person, PersonUpdate> {
  PersonUpdate(TableContext table, PrimaryKey<Person> key) {
    super(table, PersonMapper.INSTANCE, key, false);
  }

  /** Stores {@code name}. */
  public PersonUpdate name(String name) {
    return changes().set(PersonAttributes.NAME, name);
  }

  /** Stores {@code email}. */
  public PersonUpdate email(String email) {
    return changes().set(PersonAttributes.EMAIL, email);
  }

  /** Removes {@code email}. */
  public PersonUpdate removeEmail() {
    return changes().remove(PersonAttributes.EMAIL);
  }

  /** Stores {@code email} where there is none. */
  public PersonUpdate emailIfAbsent(String email) {
    return changes().setIfAbsent(PersonAttributes.EMAIL, email);
  }
}
