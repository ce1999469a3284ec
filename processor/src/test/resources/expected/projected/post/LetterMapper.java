package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
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

/** Turns {@link Letter} into items of {@link Post} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LetterMapper implements EntityMapper<Letter> {
  /** The mapper, which has no state. */
  public static final LetterMapper INSTANCE = new LetterMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Letter");

  private static final Structure STRUCTURE = Structure.ofEntity("Letter", "PK", "SK")
      .property("at", "sent").property("n", "note");

  private LetterMapper() {}

  @Override
  public String type() {
    return "Letter";
  }

  @Override
  public String entity() {
    return "Letter";
  }

  @Override
  public PrimaryKey<Letter> key(Letter letter) {
    return LetterKeys.primary(letter.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Letter letter) {
    ItemWriter item = new ItemWriter(STRUCTURE, 9);
    item.key("PK", "SK", key(letter));
    item.type("Type", TYPE);
    item.string("id", letter.id());
    item.string("place", letter.place());
    item.required("at", letter.sent(), Converters.ofInstant());
    item.string("n", letter.note());
    item.key("GSI1PK", "GSI1SK", LetterKeys.byPlace(letter.place(), letter.sent(), letter.id()));
    return item.toMap();
  }

  @Override
  public Letter fromItem(Map<String, AttributeValue> item) {
    try {
      return new Letter(
          STRUCTURE.string(item, "id"),
          STRUCTURE.string(item, "place"),
          STRUCTURE.required(item, "at", Converters.ofInstant()),
          STRUCTURE.string(item, "n"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("place", "place"),
        MarkedAttribute.of("sent", "at"),
        MarkedAttribute.of("note", "n"));
  }
}
