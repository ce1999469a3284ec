package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link SchoolClass.Member} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class School_SchoolClass_MemberAttributes<E> extends DocumentAttribute<E, SchoolClass.Member> {
  School_SchoolClass_MemberAttributes(AttributePath path) {
    super(path, School_SchoolClass_MemberMapper.INSTANCE);
  }

  /** Stored as {@code studentId}. */
  public TextAttribute<E> studentId() {
    return new TextAttribute<>(child("studentId", "studentId"));
  }

  /** Stored as {@code name}. */
  public TextAttribute<E> name() {
    return new TextAttribute<>(child("name", "name"));
  }

  static final class Element<E> extends ElementKind<E, SchoolClass.Member, School_SchoolClass_MemberAttributes<E>> {
    Element() {
      super(School_SchoolClass_MemberMapper.INSTANCE);
    }

    @Override
    protected School_SchoolClass_MemberAttributes<E> reference(AttributePath path) {
      return new School_SchoolClass_MemberAttributes<>(path);
    }
  }
}
