package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Item} in the table {@link Table}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ItemAttributes {
  /** Stored as {@code item}. */
  public static final TextAttribute<Item> ITEM =
      new TextAttribute<>(AttributePath.of("item", "item"));

  /** Stored as {@code limit}. */
  public static final TextAttribute<Item> LIMIT =
      new TextAttribute<>(AttributePath.of("limit", "limit"));

  /** Stored as {@code page}. */
  public static final TextAttribute<Item> PAGE =
      new TextAttribute<>(AttributePath.of("page", "page"));

  /** Stored as {@code within}. */
  public static final TextAttribute<Item> WITHIN =
      new TextAttribute<>(AttributePath.of("within", "within"));

  /** Stored as {@code to}. */
  public static final TextAttribute<Item> TO = new TextAttribute<>(AttributePath.of("to", "to"));

  /** Stored as {@code hash}. */
  public static final TextAttribute<Item> HASH =
      new TextAttribute<>(AttributePath.of("hash", "hash"));

  /** Stored as {@code type}. */
  public static final AttributeReference<Item, Item.Kind> TYPE =
      new AttributeReference<>(AttributePath.of("type", "type"), ItemMapper.TYPE_);

  /** Stored as {@code start}. */
  public static final TextAttribute<Item> START =
      new TextAttribute<>(AttributePath.of("start", "start"));

  /** Stored as {@code primary}. */
  public static final TextAttribute<Item> PRIMARY =
      new TextAttribute<>(AttributePath.of("primary", "primary"));

  /** Stored as {@code default_}. */
  public static final TextAttribute<Item> DEFAULT_ =
      new TextAttribute<>(AttributePath.of("default_", "default_"));

  /** Stored as {@code component}. */
  public static final TextAttribute<Item> COMPONENT =
      new TextAttribute<>(AttributePath.of("component", "component"));

  /** Stored as {@code instance}. */
  public static final AttributeReference<Item, Item.Kind> INSTANCE =
      new AttributeReference<>(AttributePath.of("instance", "instance"), ItemMapper.TYPE_);

  private ItemAttributes() {}
}
