package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Note} into items of {@link Network} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class NoteMapper implements EntityMapper<Note> {
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
    return NoteKeys.primary(note.getId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Note note) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(note));
    item.type("Type", TYPE);
    item.string("id", note.getId());
    item.string("author", note.getAuthor());
    return item.toMap();
  }

  @Override
  public Note fromItem(Map<String, AttributeValue> item) {
    try {
      Note note = new Note();
      note.setId(STRUCTURE.string(item, "id"));
      note.setAuthor(STRUCTURE.string(item, "author"));
      return note;
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("author", "author"));
  }
}
