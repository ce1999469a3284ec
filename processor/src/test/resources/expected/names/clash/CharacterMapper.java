package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Character} into items of {@link Table} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CharacterMapper implements EntityMapper<Character> {
  /** The mapper, which has no state. */
  public static final CharacterMapper INSTANCE = new CharacterMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Character");

  private static final Structure STRUCTURE = Structure.ofEntity("Character", "PK", "SK");

  private CharacterMapper() {}

  @Override
  public String type() {
    return "Character";
  }

  @Override
  public String entity() {
    return "Character";
  }

  @Override
  public PrimaryKey<Character> key(Character character) {
    return CharacterKeys.primary(character.table(), character.both(), character.key(), character.from());
  }

  @Override
  public Map<String, AttributeValue> toItem(Character character) {
    ItemWriter item = new ItemWriter(STRUCTURE, 11);
    item.key("PK", "SK", key(character));
    item.type("Type", TYPE);
    item.string("table", character.table());
    item.string("both", character.both());
    item.string("key", character.key());
    item.string("from", character.from());
    item.string("item", character.item());
    item.string("reader", character.reader());
    item.string("query", character.query());
    item.character("initial", character.initial());
    return item.toMap();
  }

  @Override
  public Character fromItem(Map<String, AttributeValue> item) {
    try {
      return new Character(
          STRUCTURE.string(item, "table"),
          STRUCTURE.string(item, "both"),
          STRUCTURE.string(item, "key"),
          STRUCTURE.string(item, "from"),
          STRUCTURE.string(item, "item"),
          STRUCTURE.string(item, "reader"),
          STRUCTURE.string(item, "query"),
          STRUCTURE.charValue(item, "initial"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("table", "table"),
        MarkedAttribute.of("both", "both"),
        MarkedAttribute.of("key", "key"),
        MarkedAttribute.of("from", "from"),
        MarkedAttribute.of("item", "item"),
        MarkedAttribute.of("reader", "reader"),
        MarkedAttribute.of("query", "query"),
        MarkedAttribute.of("initial", "initial"));
  }
}
