package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Leaf}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Forest_LeafUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Forest_LeafAttributes<E> at;

  Forest_LeafUpdate(UpdateExpression<E, U> changes, Forest_LeafAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code colour}. */
  public U colour(String colour) {
    return this.changes.set(this.at.colour(), colour);
  }

  /** Stores {@code grown}. */
  public U grown(Map<String, Branch> grown) {
    return this.changes.set(this.at.grown(), grown);
  }

  /** Stores an entry of {@code grown}, which must be there. */
  public U putInGrown(String key, Branch value) {
    return this.changes.putIn(this.at.grown(), key, value);
  }

  /** Removes an entry of {@code grown}, which must be there. */
  public U removeFromGrown(String key) {
    return this.changes.remove(this.at.grown().key(key));
  }

  /** Changes inside of the value of a key of {@code grown}, which must be there. */
  public Forest_BranchUpdate<E, U> grown(String key) {
    return new Forest_BranchUpdate<>(this.changes, this.at.grown().key(key));
  }
}
