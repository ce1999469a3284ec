package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.relation.Reference;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What {@link Sequel} refers to. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SequelReferences {
  /** The end that the edge goes from. */
  public static final Reference<Sequel, Film> FROM = new FromEnd();

  /** The end that the edge goes to. */
  public static final Reference<Sequel, Film> TO = new ToEnd();

  private SequelReferences() {}

  private static final class FromEnd extends Reference<Sequel, Film> {
    FromEnd() {
      super("from", Film.class, FilmMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<Film> key(Sequel sequel) {
      return FilmKeys.primary(sequel.filmId());
    }
  }

  private static final class ToEnd extends Reference<Sequel, Film> {
    ToEnd() {
      super("to", Film.class, FilmMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<Film> key(Sequel sequel) {
      return FilmKeys.primary(sequel.sequelId());
    }
  }
}
