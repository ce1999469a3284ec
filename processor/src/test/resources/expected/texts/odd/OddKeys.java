package odd;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Odd} in the table {@link Texts}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OddKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Odd", "id", "*/ \u00e9\\u002a/ @see $L {id}", KeyFormats.text('\''));

  static final NumberComponent COUNT = NumberComponent.padded("Odd", "count", "\"quoted\"\n"
      + "{count:3}|<b>&amp;", 3);

  static final KeyComponent<String> GR\u00d6SSE_ID =
      KeyComponent.of("Odd", "id", "\ud83d\udca5{id}", KeyFormats.text('\''));

  static final KeyComponent<String> GR\u00d6SSE =
      KeyComponent.of("Odd", "gr\u00f6\u00dfe", "\t{gr\u00f6\u00dfe}", KeyFormats.text('\''));

  private OddKeys() {}

  /**
   * Key: <code>&#42;&#47;&#32;&#233;&#92;u002a&#47;&#32;&#64;see&#32;&#36;L&#32;&#123;id&#125;&#32;&#47;&#32;&#34;quoted&#34;&#10;&#123;count&#58;3&#125;&#124;&#60;b&#62;&#38;amp&#59;</code>.
   */
  public static PrimaryKey<Odd> primary(String id, int count) {
    String text = new StringBuilder(42)
        .append("\"quoted\"\n")
        .append(COUNT.text(count))
        .append("|<b>&amp;")
        .toString();
    return PrimaryKey.of(Odd.class, partition(id), text);
  }

  static String partition(String id) {
    return "*/ \u00e9\\u002a/ @see $L ".concat(ID.text(id));
  }

  /**
   * Key in {@code GSI1}: <code>GSI1PK&#32;&#61;&#32;&#128165;&#123;id&#125;</code>, <code>GSI1SK&#32;&#61;&#32;&#9;&#123;gr&#246;&#223;e&#125;</code>.
   */
  public static IndexKey gr\u00f6\u00dfe(String id, String gr\u00f6\u00dfe) {
    return IndexKey.of(Odd.class, gr\u00f6\u00dfePartition(id), "\t".concat(GR\u00d6SSE.text(gr\u00f6\u00dfe)));
  }

  static String gr\u00f6\u00dfePartition(String id) {
    return "\ud83d\udca5".concat(GR\u00d6SSE_ID.text(id));
  }
}
