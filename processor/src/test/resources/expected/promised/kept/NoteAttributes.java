package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Note} in the table {@link Kept}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class NoteAttributes {
  /** Stored as {@code noteId}. */
  public static final TextAttribute<Note> NOTE_ID =
      new TextAttribute<>(AttributePath.of("noteId", "noteId"));

  /** Stored as {@code text}. */
  public static final TextAttribute<Note> TEXT =
      new TextAttribute<>(AttributePath.of("text", "text"));

  /** Stored as {@code createdAt}. */
  public static final OrderedAttribute<Note, Instant> CREATED_AT =
      new OrderedAttribute<>(AttributePath.of("createdAt", "createdAt"), Converters.ofInstant());

  /** Stored as {@code updatedAt}. */
  public static final OrderedAttribute<Note, Instant> UPDATED_AT =
      new OrderedAttribute<>(AttributePath.of("updatedAt", "updatedAt"), Converters.ofInstant());

  private NoteAttributes() {}
}
