package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Person} in the table {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PersonAttributes {
  /** Stored as {@code personId}. */
  public static final TextAttribute<Person> PERSON_ID =
      new TextAttribute<>(AttributePath.of("personId", "personId"));

  /** Stored as {@code name}. */
  public static final TextAttribute<Person> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  /** Stored as {@code email}. */
  public static final TextAttribute<Person> EMAIL =
      new TextAttribute<>(AttributePath.of("email", "email"));

  private PersonAttributes() {}
}
