package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.lang.String;
import java.lang.StringBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Item} in the table {@link Table}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ItemKeys {
  static final KeyComponent<String> ITEM =
      KeyComponent.of("Item", "item", "ITEM#{item}", KeyFormats.text('#'));

  static final KeyComponent<String> LIMIT =
      KeyComponent.of("Item", "limit", "ITEM#{limit}#{page}#{within}#{to}", KeyFormats.text('#'));

  static final KeyComponent<String> PAGE =
      KeyComponent.of("Item", "page", "ITEM#{limit}#{page}#{within}#{to}", KeyFormats.text('#'));

  static final KeyComponent<String> WITHIN =
      KeyComponent.of("Item", "within", "ITEM#{limit}#{page}#{within}#{to}", KeyFormats.text('#'));

  static final KeyComponent<String> TO =
      KeyComponent.of("Item", "to", "ITEM#{limit}#{page}#{within}#{to}", KeyFormats.text('#'));

  static final KeyComponent<String> HASH =
      KeyComponent.of("Item", "hash", "{hash}", KeyFormats.text('#'));

  static final KeyComponent<Item.Kind> TYPE =
      KeyComponent.of("Item", "type", "{type}#{start}", KeyFormats.<Item.Kind>enumName());

  static final KeyComponent<String> START =
      KeyComponent.of("Item", "start", "{type}#{start}", KeyFormats.text('#'));

  static final KeyComponent<String> PRIMARY__LIMIT =
      KeyComponent.of("Item", "limit", "{limit}#{primary}", KeyFormats.text('#'));

  static final KeyComponent<String> PRIMARY =
      KeyComponent.of("Item", "primary", "{limit}#{primary}", KeyFormats.text('#'));

  static final KeyComponent<String> DEFAULT_ =
      KeyComponent.of("Item", "default_", "{default_}#{component}", KeyFormats.text('#'));

  static final KeyComponent<String> COMPONENT =
      KeyComponent.of("Item", "component", "{default_}#{component}", KeyFormats.text('#'));

  private ItemKeys() {}

  /** Key: {@code ITEM#{item} / ITEM#{limit}#{page}#{within}#{to}}. */
  public static PrimaryKey<Item> primary(String item, String limit, String page, String within,
      String to) {
    String text = new StringBuilder(104)
        .append("ITEM#")
        .append(LIMIT.text(limit))
        .append("#")
        .append(PAGE.text(page))
        .append("#")
        .append(WITHIN.text(within))
        .append("#")
        .append(TO.text(to))
        .toString();
    return PrimaryKey.of(Item.class, partition(item), text);
  }

  static String partition(String item) {
    return "ITEM#".concat(ITEM.text(item));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = {hash}}, {@code GSI1SK = {type}#{start}}. */
  public static IndexKey hash(String hash, Item.Kind type, String start) {
    String text = new StringBuilder(49)
        .append(TYPE.text(type))
        .append("#")
        .append(START.text(start))
        .toString();
    return IndexKey.of(Item.class, hashPartition(hash), text);
  }

  static String hashPartition(String hash) {
    return HASH.text(hash);
  }

  /** Key in {@code GSI2}: {@code GSI2PK = {limit}#{primary}}, {@code GSI2SK = {default_}#{component}}. */
  public static IndexKey primary_(String limit, String primary, String default_, String component) {
    String text = new StringBuilder(49)
        .append(DEFAULT_.text(default_))
        .append("#")
        .append(COMPONENT.text(component))
        .toString();
    return IndexKey.of(Item.class, primary_Partition(limit, primary), text);
  }

  static String primary_Partition(String limit, String primary) {
    return new StringBuilder(49)
        .append(PRIMARY__LIMIT.text(limit))
        .append("#")
        .append(PRIMARY.text(primary))
        .toString();
  }
}
