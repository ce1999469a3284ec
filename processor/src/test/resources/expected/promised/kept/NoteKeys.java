package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Note} in the table {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class NoteKeys {
  static final KeyComponent<String> NOTE_ID =
      KeyComponent.of("Note", "noteId", "NOTE#{noteId}", KeyFormats.text('#'));

  private NoteKeys() {}

  /** Key: {@code NOTE#{noteId} / NOTE}. */
  public static PrimaryKey<Note> primary(String noteId) {
    return PrimaryKey.of(Note.class, partition(noteId), "NOTE");
  }

  static String partition(String noteId) {
    return "NOTE#".concat(NOTE_ID.text(noteId));
  }
}
