package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads the stream of the table {@link Cinema}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CinemaChanges {
  private CinemaChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(CinemaTable.LAYOUT, options)
        .entity(Film.class, FilmMapper.INSTANCE)
        .entity(Actor.class, ActorMapper.INSTANCE)
        .entity(Role.class, RoleMapper.INSTANCE)
        .entity(Sequel.class, SequelMapper.INSTANCE)
        .build();
  }
}
