package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link SchoolClass.Board} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class School_SchoolClass_BoardAttributes<E> extends DocumentAttribute<E, SchoolClass.Board> {
  School_SchoolClass_BoardAttributes(AttributePath path) {
    super(path, School_SchoolClass_BoardMapper.INSTANCE);
  }

  /** Stored as {@code notes}. */
  public ListAttribute<E, String, TextAttribute<E>> notes() {
    return new ListAttribute<>(child("notes", "notes"), School_SchoolClass_BoardMapper.NOTES, Elements.text());
  }

  static final class Element<E> extends ElementKind<E, SchoolClass.Board, School_SchoolClass_BoardAttributes<E>> {
    Element() {
      super(School_SchoolClass_BoardMapper.INSTANCE);
    }

    @Override
    protected School_SchoolClass_BoardAttributes<E> reference(AttributePath path) {
      return new School_SchoolClass_BoardAttributes<>(path);
    }
  }
}
