package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Character} in the table {@link Table}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CharacterAttributes {
  /** Stored as {@code table}. */
  public static final AttributeReference<Character, String> TABLE =
      AttributeReference.of("table", "table", Converters.STRING);

  /** Stored as {@code both}. */
  public static final AttributeReference<Character, String> BOTH =
      AttributeReference.of("both", "both", Converters.STRING);

  /** Stored as {@code key}. */
  public static final AttributeReference<Character, String> KEY =
      AttributeReference.of("key", "key", Converters.STRING);

  /** Stored as {@code from}. */
  public static final AttributeReference<Character, String> FROM =
      AttributeReference.of("from", "from", Converters.STRING);

  /** Stored as {@code item}. */
  public static final AttributeReference<Character, String> ITEM =
      AttributeReference.of("item", "item", Converters.STRING);

  /** Stored as {@code reader}. */
  public static final AttributeReference<Character, String> READER =
      AttributeReference.of("reader", "reader", Converters.STRING);

  /** Stored as {@code query}. */
  public static final AttributeReference<Character, String> QUERY =
      AttributeReference.of("query", "query", Converters.STRING);

  /** Stored as {@code initial}. */
  public static final AttributeReference<Character, java.lang.Character> INITIAL =
      AttributeReference.of("initial", "initial", Converters.CHARACTER);

  private CharacterAttributes() {}
}
