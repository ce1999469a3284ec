package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads the stream of the table {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StudioChanges {
  private StudioChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(StudioTable.LAYOUT, options)
        .entity(Movie.class, MovieMapper.INSTANCE)
        .entity(Role.class, RoleMapper.INSTANCE)
        .entity(Review.class, ReviewMapper.INSTANCE)
        .entity(Reply.class, ReplyMapper.INSTANCE)
        .entity(Actor.class, ActorMapper.INSTANCE)
        .build();
  }
}
