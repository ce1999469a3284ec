package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Branch}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Forest_BranchUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Forest_BranchAttributes<E> at;

  Forest_BranchUpdate(UpdateExpression<E, U> changes, Forest_BranchAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code name}. */
  public U name(String name) {
    return this.changes.set(this.at.name(), name);
  }

  /** Stores {@code leaves}. */
  public U leaves(List<Leaf> leaves) {
    return this.changes.set(this.at.leaves(), leaves);
  }

  /** Puts elements behind those of {@code leaves}. */
  public U appendToLeaves(List<Leaf> elements) {
    return this.changes.append(this.at.leaves(), elements);
  }

  /** Puts elements before those of {@code leaves}. */
  public U prependToLeaves(List<Leaf> elements) {
    return this.changes.prepend(this.at.leaves(), elements);
  }

  /** Stores an element of {@code leaves}; one behind the end becomes the last. */
  public U setInLeaves(int index, Leaf element) {
    return this.changes.setIn(this.at.leaves(), index, element);
  }

  /** Removes an element of {@code leaves}; the ones behind it move up. */
  public U removeFromLeaves(int index) {
    return this.changes.remove(this.at.leaves().at(index));
  }

  /** Changes inside of one element of {@code leaves}, which must be there. */
  public Forest_LeafUpdate<E, U> leaves(int index) {
    return new Forest_LeafUpdate<>(this.changes, this.at.leaves().at(index));
  }
}
