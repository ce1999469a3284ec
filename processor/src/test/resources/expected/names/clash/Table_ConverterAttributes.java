package clash;

import clash.other.Converter;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import java.lang.Override;
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
public final class Table_ConverterAttributes<E> extends DocumentAttribute<E, Converter> {
  Table_ConverterAttributes(AttributePath path) {
    super(path, Table_ConverterMapper.INSTANCE);
  }

  /** Stored as {@code name}. */
  public TextAttribute<E> name() {
    return new TextAttribute<>(child("name", "name"));
  }

  /** Stored as {@code child}. */
  public TextAttribute<E> child_() {
    return new TextAttribute<>(child("child", "child"));
  }

  static final class Element<E> extends ElementKind<E, Converter, Table_ConverterAttributes<E>> {
    Element() {
      super(Table_ConverterMapper.INSTANCE);
    }

    @Override
    protected Table_ConverterAttributes<E> reference(AttributePath path) {
      return new Table_ConverterAttributes<>(path);
    }
  }
}
