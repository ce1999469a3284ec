package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import java.lang.Override;
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
public final class Table_PageAttributes<E> extends DocumentAttribute<E, Page> {
  Table_PageAttributes(AttributePath path) {
    super(path, Table_PageMapper.INSTANCE);
  }

  /** Stored as {@code map}. */
  public TextAttribute<E> map() {
    return new TextAttribute<>(child("map", "map"));
  }

  /** Stored as {@code value}. */
  public TextAttribute<E> value() {
    return new TextAttribute<>(child("value", "value"));
  }

  /** Stored as {@code path}. */
  public TextAttribute<E> path_() {
    return new TextAttribute<>(child("path", "path"));
  }

  static final class Element<E> extends ElementKind<E, Page, Table_PageAttributes<E>> {
    Element() {
      super(Table_PageMapper.INSTANCE);
    }

    @Override
    protected Table_PageAttributes<E> reference(AttributePath path) {
      return new Table_PageAttributes<>(path);
    }
  }
}
