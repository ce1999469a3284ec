package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.relation.Reference;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What {@link Birth} refers to. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class BirthReferences {
  /** The end that the edge goes from. */
  public static final Reference<Birth, Person> FROM = new FromEnd();

  /** The end that the edge goes to. */
  public static final Reference<Birth, Place> TO = new ToEnd();

  private BirthReferences() {}

  private static final class FromEnd extends Reference<Birth, Person> {
    FromEnd() {
      super("from", Person.class, PersonMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<Person> key(Birth birth) {
      return PersonKeys.primary(birth.personId());
    }
  }

  private static final class ToEnd extends Reference<Birth, Place> {
    ToEnd() {
      super("to", Place.class, PlaceMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<Place> key(Birth birth) {
      return PlaceKeys.primary(birth.placeId());
    }
  }
}
