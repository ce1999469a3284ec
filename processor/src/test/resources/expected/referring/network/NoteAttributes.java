package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Note} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class NoteAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Note> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code author}. */
  public static final TextAttribute<Note> AUTHOR =
      new TextAttribute<>(AttributePath.of("author", "author"));

  private NoteAttributes() {}
}
