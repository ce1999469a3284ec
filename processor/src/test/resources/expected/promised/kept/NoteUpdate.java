package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Note}: {@code NOTE#{noteId} / NOTE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class NoteUpdate extends Update<Note, NoteUpdate> {
  private final String noteId;

  NoteUpdate(TableContext table, PrimaryKey<Note> key, boolean insert, String noteId) {
    super(table, NoteMapper.INSTANCE, key, insert);
    this.noteId = noteId;
  }

  /** Stores {@code text}. */
  public NoteUpdate text(String text) {
    return changes().set(NoteAttributes.TEXT, text);
  }

  /** Removes {@code text}. */
  public NoteUpdate removeText() {
    return changes().remove(NoteAttributes.TEXT);
  }

  /** Stores {@code text} where there is none. */
  public NoteUpdate textIfAbsent(String text) {
    return changes().setIfAbsent(NoteAttributes.TEXT, text);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(NoteAttributes.NOTE_ID, noteId);
    }
  }
}
