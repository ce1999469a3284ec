package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Note} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class NoteKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Note", "id", "NOTE#{id}", KeyFormats.text('#'));

  private NoteKeys() {}

  /** Key: {@code NOTE#{id} / NOTE}. */
  public static PrimaryKey<Note> primary(String id) {
    return PrimaryKey.of(Note.class, partition(id), "NOTE");
  }

  static String partition(String id) {
    return "NOTE#".concat(ID.text(id));
  }
}
