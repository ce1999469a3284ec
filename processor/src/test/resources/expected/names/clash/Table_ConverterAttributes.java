package clash;

import clash.other.Converter;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Converter} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Table_ConverterAttributes<E> extends AttributeReference<E, Converter> {
  Table_ConverterAttributes(String name, String attribute) {
    super(name, attribute, Table_ConverterMapper.INSTANCE);
  }

  Table_ConverterAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Table_ConverterMapper.INSTANCE);
  }

  /** Stored as {@code name}. */
  public AttributeReference<E, String> name() {
    return child("name", "name", Converters.STRING);
  }

  /** Stored as {@code child}. */
  public AttributeReference<E, String> child_() {
    return child("child", "child", Converters.STRING);
  }
}
