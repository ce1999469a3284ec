package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Item} in the table {@link Table}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ItemAttributes {
  /** Stored as {@code item}. */
  public static final AttributeReference<Item, String> ITEM =
      AttributeReference.of("item", "item", Converters.STRING);

  /** Stored as {@code limit}. */
  public static final AttributeReference<Item, String> LIMIT =
      AttributeReference.of("limit", "limit", Converters.STRING);

  /** Stored as {@code page}. */
  public static final AttributeReference<Item, String> PAGE =
      AttributeReference.of("page", "page", Converters.STRING);

  /** Stored as {@code within}. */
  public static final AttributeReference<Item, String> WITHIN =
      AttributeReference.of("within", "within", Converters.STRING);

  /** Stored as {@code to}. */
  public static final AttributeReference<Item, String> TO =
      AttributeReference.of("to", "to", Converters.STRING);

  /** Stored as {@code hash}. */
  public static final AttributeReference<Item, String> HASH =
      AttributeReference.of("hash", "hash", Converters.STRING);

  /** Stored as {@code type}. */
  public static final AttributeReference<Item, Item.Kind> TYPE =
      AttributeReference.of("type", "type", ItemMapper.TYPE_);

  /** Stored as {@code start}. */
  public static final AttributeReference<Item, String> START =
      AttributeReference.of("start", "start", Converters.STRING);

  /** Stored as {@code primary}. */
  public static final AttributeReference<Item, String> PRIMARY =
      AttributeReference.of("primary", "primary", Converters.STRING);

  /** Stored as {@code default_}. */
  public static final AttributeReference<Item, String> DEFAULT_ =
      AttributeReference.of("default_", "default_", Converters.STRING);

  /** Stored as {@code component}. */
  public static final AttributeReference<Item, String> COMPONENT =
      AttributeReference.of("component", "component", Converters.STRING);

  /** Stored as {@code instance}. */
  public static final AttributeReference<Item, Item.Kind> INSTANCE =
      AttributeReference.of("instance", "instance", ItemMapper.TYPE_);

  private ItemAttributes() {}
}
