package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.relation.Reference;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** What {@link Role} refers to. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class RoleReferences {
  /** The end that the edge goes from. */
  public static final Reference<Role, Film> FROM = new FromEnd();

  /** The end that the edge goes to. */
  public static final Reference<Role, Actor> TO = new ToEnd();

  /** What {@code from} names. */
  public static final Reference<Role, Film> FROM_ = new FromReference();

  private RoleReferences() {}

  private static final class FromEnd extends Reference<Role, Film> {
    FromEnd() {
      super("from", Film.class, FilmMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<Film> key(Role role) {
      return FilmKeys.primary(role.film());
    }
  }

  private static final class ToEnd extends Reference<Role, Actor> {
    ToEnd() {
      super("to", Actor.class, ActorMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<Actor> key(Role role) {
      return ActorKeys.primary(role.agency(), role.performer());
    }
  }

  private static final class FromReference extends Reference<Role, Film> {
    FromReference() {
      super("from", Film.class, FilmMapper.INSTANCE);
    }

    @Override
    public @Nullable PrimaryKey<Film> key(Role role) {
      String from = role.from();
      if (from == null) {
        return null;
      }
      return FilmKeys.primary(from);
    }
  }
}
