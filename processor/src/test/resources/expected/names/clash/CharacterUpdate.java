package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Character}: {@code CHARACTER#{table}#{both} / CHARACTER#{key}#{from}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CharacterUpdate extends Update<Character, CharacterUpdate> {
  CharacterUpdate(TableContext table, PrimaryKey<Character> key) {
    super(table, CharacterMapper.INSTANCE, key, false);
  }

  /** Stores {@code item}. */
  public CharacterUpdate item(String item) {
    return changes().set(CharacterAttributes.ITEM, item);
  }

  /** Stores {@code reader}. */
  public CharacterUpdate reader(String reader) {
    return changes().set(CharacterAttributes.READER, reader);
  }

  /** Stores {@code query}. */
  public CharacterUpdate query(String query) {
    return changes().set(CharacterAttributes.QUERY, query);
  }

  /** Stores {@code initial}. */
  public CharacterUpdate initial(char initial) {
    return changes().set(CharacterAttributes.INITIAL, initial);
  }
}
