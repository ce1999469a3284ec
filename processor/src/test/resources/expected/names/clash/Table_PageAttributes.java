package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Page} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Table_PageAttributes<E> extends AttributeReference<E, Page> {
  Table_PageAttributes(String name, String attribute) {
    super(name, attribute, Table_PageMapper.INSTANCE);
  }

  Table_PageAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Table_PageMapper.INSTANCE);
  }

  /** Stored as {@code map}. */
  public AttributeReference<E, String> map() {
    return child("map", "map", Converters.STRING);
  }

  /** Stored as {@code value}. */
  public AttributeReference<E, String> value() {
    return child("value", "value", Converters.STRING);
  }

  /** Stored as {@code path}. */
  public AttributeReference<E, String> path_() {
    return child("path", "path", Converters.STRING);
  }
}
