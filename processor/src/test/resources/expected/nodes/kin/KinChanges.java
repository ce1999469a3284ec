package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads the stream of the table {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class KinChanges {
  private KinChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(KinTable.LAYOUT, options)
        .entity(Person.class, PersonMapper.INSTANCE)
        .entity(Place.class, PlaceMapper.INSTANCE)
        .entity(Marriage.class, MarriageMapper.INSTANCE)
        .entity(Birth.class, BirthMapper.INSTANCE)
        .entity(Job.class, JobMapper.INSTANCE)
        .guards("UNIQUE#")
        .build();
  }
}
