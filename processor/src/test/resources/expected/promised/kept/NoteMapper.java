package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Note} into items of {@link Kept} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class NoteMapper implements EntityMapper<Note> {
  /** The mapper, which has no state. */
  public static final NoteMapper INSTANCE = new NoteMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Note");

  private static final Structure STRUCTURE = Structure.ofEntity("Note", "PK", "SK");

  private NoteMapper() {}

  @Override
  public String type() {
    return "Note";
  }

  @Override
  public String entity() {
    return "Note";
  }

  @Override
  public PrimaryKey<Note> key(Note note) {
    return NoteKeys.primary(note.noteId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Note note) {
    ItemWriter item = new ItemWriter(STRUCTURE, 7);
    item.key("PK", "SK", key(note));
    item.type("Type", TYPE);
    item.string("noteId", note.noteId());
    item.stringOrNull("text", note.text());
    item.nullable("createdAt", note.createdAt(), Converters.ofInstant());
    item.nullable("updatedAt", note.updatedAt(), Converters.ofInstant());
    return item.toMap();
  }

  @Override
  public Note fromItem(Map<String, AttributeValue> item) {
    try {
      return new Note(
          STRUCTURE.string(item, "noteId"),
          STRUCTURE.stringOrNull(item, "text"),
          STRUCTURE.required(item, "createdAt", Converters.ofInstant()),
          STRUCTURE.required(item, "updatedAt", Converters.ofInstant()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("noteId", "noteId"),
        MarkedAttribute.of("text", "text"),
        MarkedAttribute.of("createdAt", "createdAt"),
        MarkedAttribute.of("updatedAt", "updatedAt"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .createdAt(MarkedAttribute.of("createdAt", "createdAt"))
        .updatedAt(MarkedAttribute.of("updatedAt", "updatedAt"))
        .build();

    private Marked() {}
  }
}
