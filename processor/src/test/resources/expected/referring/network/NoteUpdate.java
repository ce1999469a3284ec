package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Note}: {@code NOTE#{id} / NOTE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class NoteUpdate extends Update<Note, NoteUpdate> {
  NoteUpdate(TableContext table, PrimaryKey<Note> key) {
    super(table, NoteMapper.INSTANCE, key, false);
  }

  /** Stores {@code author}. */
  public NoteUpdate author(String author) {
    return changes().set(NoteAttributes.AUTHOR, author);
  }
}
