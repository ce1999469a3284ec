package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Note}: {@code NOTE#{noteId} / NOTE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class NoteRepository extends Repository<Note> {
  private final TableContext table;

  NoteRepository(TableContext table) {
    super(table, NoteMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Note> get(String noteId) {
    return get(NoteKeys.primary(noteId));
  }

  /** GetItem, not sent yet. */
  public Get<Note> prepareGet(String noteId) {
    return prepareGet(NoteKeys.primary(noteId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Note> delete(String noteId) {
    return delete(NoteKeys.primary(noteId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Note> prepareDelete(String noteId) {
    return prepareDelete(NoteKeys.primary(noteId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Note> prepareCheck(String noteId) {
    return prepareCheck(NoteKeys.primary(noteId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public NoteUpdate update(String noteId) {
    return new NoteUpdate(this.table, NoteKeys.primary(noteId), false, noteId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public NoteUpdate update(Note note) {
    return new NoteUpdate(this.table, NoteMapper.INSTANCE.key(note), false, note.noteId());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public NoteUpdate upsert(String noteId) {
    return new NoteUpdate(this.table, NoteKeys.primary(noteId), true, noteId);
  }
}
