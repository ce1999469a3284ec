package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Character} in the table {@link Table}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CharacterAttributes {
  /** Stored as {@code table}. */
  public static final TextAttribute<Character> TABLE =
      new TextAttribute<>(AttributePath.of("table", "table"));

  /** Stored as {@code both}. */
  public static final TextAttribute<Character> BOTH =
      new TextAttribute<>(AttributePath.of("both", "both"));

  /** Stored as {@code key}. */
  public static final TextAttribute<Character> KEY =
      new TextAttribute<>(AttributePath.of("key", "key"));

  /** Stored as {@code from}. */
  public static final TextAttribute<Character> FROM =
      new TextAttribute<>(AttributePath.of("from", "from"));

  /** Stored as {@code item}. */
  public static final TextAttribute<Character> ITEM =
      new TextAttribute<>(AttributePath.of("item", "item"));

  /** Stored as {@code reader}. */
  public static final TextAttribute<Character> READER =
      new TextAttribute<>(AttributePath.of("reader", "reader"));

  /** Stored as {@code query}. */
  public static final TextAttribute<Character> QUERY =
      new TextAttribute<>(AttributePath.of("query", "query"));

  /** Stored as {@code initial}. */
  public static final OrderedAttribute<Character, java.lang.Character> INITIAL =
      new OrderedAttribute<>(AttributePath.of("initial", "initial"), Converters.ofCharacter());

  private CharacterAttributes() {}
}
