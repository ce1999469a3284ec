package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.relation.Reference;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What {@link Note} refers to. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class NoteReferences {
  /** What {@code author} names. */
  public static final Reference<Note, User> AUTHOR = new AuthorReference();

  private NoteReferences() {}

  private static final class AuthorReference extends Reference<Note, User> {
    AuthorReference() {
      super("author", User.class, UserMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<User> key(Note note) {
      return UserKeys.primary(note.getAuthor());
    }
  }
}
