package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.relation.Reference;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What {@link Marriage} refers to. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MarriageReferences {
  /** The end that the edge goes from. */
  public static final Reference<Marriage, Person> FROM = new FromEnd();

  /** The end that the edge goes to. */
  public static final Reference<Marriage, Person> TO = new ToEnd();

  private MarriageReferences() {}

  private static final class FromEnd extends Reference<Marriage, Person> {
    FromEnd() {
      super("from", Person.class, PersonMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<Person> key(Marriage marriage) {
      return PersonKeys.primary(marriage.personId());
    }
  }

  private static final class ToEnd extends Reference<Marriage, Person> {
    ToEnd() {
      super("to", Person.class, PersonMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<Person> key(Marriage marriage) {
      return PersonKeys.primary(marriage.spouseId());
    }
  }
}
