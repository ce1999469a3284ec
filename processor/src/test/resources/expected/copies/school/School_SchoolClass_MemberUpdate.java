package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link SchoolClass.Member}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class School_SchoolClass_MemberUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final School_SchoolClass_MemberAttributes<E> at;

  School_SchoolClass_MemberUpdate(UpdateExpression<E, U> changes,
      School_SchoolClass_MemberAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code studentId}. */
  public U studentId(String studentId) {
    return this.changes.set(this.at.studentId(), studentId);
  }

  /** Stores {@code name}. */
  public U name(String name) {
    return this.changes.set(this.at.name(), name);
  }
}
