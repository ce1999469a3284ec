package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.lang.String;
import java.lang.StringBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Character} in the table {@link Table}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CharacterKeys {
  static final KeyComponent<String> TABLE =
      KeyComponent.of("Character", "table", "CHARACTER#{table}#{both}", KeyFormats.text('#'));

  static final KeyComponent<String> BOTH =
      KeyComponent.of("Character", "both", "CHARACTER#{table}#{both}", KeyFormats.text('#'));

  static final KeyComponent<String> KEY =
      KeyComponent.of("Character", "key", "CHARACTER#{key}#{from}", KeyFormats.text('#'));

  static final KeyComponent<String> FROM =
      KeyComponent.of("Character", "from", "CHARACTER#{key}#{from}", KeyFormats.text('#'));

  private CharacterKeys() {}

  /** Key: {@code CHARACTER#{table}#{both} / CHARACTER#{key}#{from}}. */
  public static PrimaryKey<Character> primary(String table, String both, String key, String from) {
    String text = new StringBuilder(59)
        .append("CHARACTER#")
        .append(KEY.text(key))
        .append("#")
        .append(FROM.text(from))
        .toString();
    return PrimaryKey.of(Character.class, partition(table, both), text);
  }

  static String partition(String table, String both) {
    return new StringBuilder(59)
        .append("CHARACTER#")
        .append(TABLE.text(table))
        .append("#")
        .append(BOTH.text(both))
        .toString();
  }
}
