package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Note}: {@code NOTE#{id} / NOTE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class NoteRepository extends Repository<Note> {
  private final TableContext table;

  NoteRepository(TableContext table) {
    super(table, NoteMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Note> get(String id) {
    return get(NoteKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Note> prepareGet(String id) {
    return prepareGet(NoteKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Note> delete(String id) {
    return delete(NoteKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Note> prepareDelete(String id) {
    return prepareDelete(NoteKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Note> prepareCheck(String id) {
    return prepareCheck(NoteKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public NoteUpdate update(String id) {
    return new NoteUpdate(this.table, NoteKeys.primary(id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public NoteUpdate update(Note note) {
    return new NoteUpdate(this.table, NoteMapper.INSTANCE.key(note));
  }
}
